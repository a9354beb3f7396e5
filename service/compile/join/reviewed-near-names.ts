/**
 * Rows of lists that look like a company and are not, as judged by a person: the test of every "no" (no-is-explained.test.ts) meets them,
 * the search for near rows does not. In each pair the common word is a trade or a place, which identifies nobody.
 */
export const notTheSame: readonly { company: string; rows: readonly string[]; reason: string }[] = [
  {
    company: 'THE INTERNATIONAL GROUP INC',
    rows: [
      'International Paper Company',
      'International Flavors & Fragrances Inc.',
      'International Data Group',
      'International Rafting Federation',
      'International Holding Company',
      'International Flavors & Fragrances',
    ],
    reason:
      'They share "International" alone; the rows are a maker of paper, one of flavours, a publisher, a sport and an investor',
  },
  {
    company: 'The International Group Inc.',
    rows: [
      'International Renewable Energy Systems Inc.',
      'International Paper Company',
      'International Holding Company',
    ],
    reason: 'They share "International" alone; the company makes wax',
  },
  {
    company: 'EMIRATES',
    rows: [
      'Emirates Driving PJSC',
      'Emirates Driving Company P.J.S.C.',
      'EMIRATES TELECOMMUNICATIONS GROUP COMPANY PJSC (ETISALAT GROUP, e&)',
      'Emirates NBD Bank (P.J.S.C.)',
      'Emirates NBD',
      'Emirates Strategic Investment Company (ESIC)',
    ],
    reason: 'The airline; the rows are a driving school, a telephone company, a bank and an investor',
  },
  {
    company: 'SOUTHERN ILLINOIS UNIVERSITY SYSTEM',
    rows: ['Southern Company'],
    reason: 'They share "Southern" alone; the row is a supplier of electricity',
  },
  {
    company: 'ENTERPRISE PRODUCTS PARTNERS L.P.',
    rows: ['Enterprise Holdings'],
    reason: 'They share "Enterprise" alone; the company has pipelines, the row rents cars',
  },
  {
    company: 'GLAXOSMITHKLINE SL HOLDINGS INC',
    rows: ['GlaxoSmithKline'],
    reason: 'The owner of a site in the United States, a subsidiary of the row',
  },
  {
    company: 'O-I GLASS LIMITED',
    rows: ['O-I Glass'],
    reason: 'The owner of two glassworks in the United Kingdom, a subsidiary of the row',
  },
  {
    company: 'OPTIM ENERGY LLC',
    rows: ['Optimum Energy'],
    reason: 'An owner of power plants in Texas, and a maker of controls of buildings',
  },
  {
    company: 'Saint-Gobain Glass (United Kingdom) Limited',
    rows: ['United Kingdom Testing and Certification'],
    reason: 'They share the name of the country alone',
  },
  {
    company: 'WATER CORPORATION',
    rows: ['JS&S (Water Holdings) Inc., a.k.a. Swire Water', 'Water Polo Australia'],
    reason: 'The water utility of Western Australia; the rows are a company of Swire in the United States, and a sport',
  },
  {
    company: 'POWER HOLDING LLC',
    rows: ['Power Torque, Inc.', 'The Power of Help'],
    reason: 'They share "Power" alone',
  },
  {
    company: 'INTERNATIONAL TEXTILE GROUP',
    rows: ['International Textile Limited'],
    reason: 'They share words of their trade alone, and one is American, the other of Pakistan',
  },
  {
    company: 'AS AMERICA INC',
    rows: ['America Fujikura Ltd.'],
    reason: 'They share "America" alone; the row is a maker of cables',
  },
  {
    company: 'Capital One Financial',
    rows: ['Capital Group'],
    reason: 'A bank of Virginia, and an investor of Los Angeles, which share "Capital" alone',
  },
  {
    company: 'CAPITAL POWER INVESTMENTS LLC',
    rows: ['Capital Group'],
    reason: 'An owner of power plants, and an investor of Los Angeles',
  },
  {
    company: 'CAPITAL DISTRICT ENERGY CENTRE COGENERATION ASSOCIATES',
    rows: ['Capital Group'],
    reason: 'A power plant in Hartford, and an investor of Los Angeles',
  },
  {
    company: 'LP GILL INC',
    rows: ['Gill'],
    reason: 'The owner of a landfill in the United States, and a British company',
  },
  {
    company: 'THE WASHINGTON UNIVERSITY',
    rows: ['Washington and Lee University'],
    reason: 'Two universities: in St. Louis and in Lexington',
  },
  {
    company: '한국앤컴퍼니 주식회사',
    rows: ['Hankook Tire & Technology Co., Ltd.'],
    reason: 'Hankook & Company holds the tyre maker and makes batteries; each has a row of its own in Korea’s register',
  },
  {
    company: '아세아시멘트 주식회사',
    rows: ['Asia Cement Corporation'],
    reason: 'Two makers of cement of one name, one of Korea and one of Taiwan',
  },
  {
    company: '롯데정밀화학 주식회사',
    rows: ['Lotte Chemical'],
    reason: 'Lotte Fine Chemical is another company of the group; each has a row of its own in Korea’s register',
  },
  {
    company: '에이치디현대중공업 주식회사',
    rows: ['Hyundai Heavy Industries Holdings'],
    reason: 'The shipbuilder; the row is the holding, HD Hyundai',
  },
]
