/**
 * The initiative's name and our slug for each "Yes" column of the list. Names are the column's, with a misspelt "Initiative" and
 * a doubled group name corrected.
 */
export const INITIATIVES = {
  'Business Declares': { name: 'Business Declares', slug: 'business-declares' },
  'Cities Race to Zero': { name: 'Cities Race to Zero', slug: 'cities-race-to-zero' },
  'Climate Action Accelerator': { name: 'Climate Action Accelerator', slug: 'climate-action-accelerator' },
  'Exponential Roadmap Iniative': { name: 'Exponential Roadmap Initiative', slug: 'exponential-roadmap-initiative' },
  'Fashion Industry Charter for Climate Action': {
    name: 'Fashion Industry Charter for Climate Action',
    slug: 'fashion-industry-charter-for-climate-action',
  },
  'Health Care without Harm': { name: 'Health Care without Harm', slug: 'health-care-without-harm' },
  'International Wineries for Climate Action (IWCA)': {
    name: 'International Wineries for Climate Action (IWCA)',
    slug: 'international-wineries-for-climate-action',
  },
  'Japan Climate Initiative (JCI)': { name: 'Japan Climate Initiative (JCI)', slug: 'japan-climate-initiative' },
  'National Parks UK': { name: 'National Parks UK', slug: 'national-parks-uk' },
  'Net Zero Asset Managers Initiative': {
    name: 'Net Zero Asset Managers Initiative',
    slug: 'net-zero-asset-managers-initiative',
  },
  'Net Zero Banking Alliance': { name: 'Net Zero Banking Alliance', slug: 'net-zero-banking-alliance' },
  'Net Zero Investment Consultants (NZIC)': {
    name: 'Net Zero Investment Consultants (NZIC)',
    slug: 'net-zero-investment-consultants',
  },
  'Net-Zero Asset Owner Alliance (NZAOA)': {
    name: 'Net-Zero Asset Owner Alliance (NZAOA)',
    slug: 'net-zero-asset-owner-alliance',
  },
  'Net-Zero Export Credit Agencies Alliance (NZECA)': {
    name: 'Net-Zero Export Credit Agencies Alliance (NZECA)',
    slug: 'net-zero-export-credit-agencies-alliance',
  },
  'Paris Aligned Asset Owners (PAAO)': {
    name: 'Paris Aligned Asset Owners (PAAO)',
    slug: 'paris-aligned-asset-owners',
  },
  'Planet Mark': { name: 'Planet Mark', slug: 'planet-mark' },
  'Pledge to Net Zero': { name: 'Pledge to Net Zero', slug: 'pledge-to-net-zero' },
  'Race to Zero for Universities and Colleges': {
    name: 'Race to Zero for Universities and Colleges',
    slug: 'race-to-zero-for-universities-and-colleges',
  },
  SBTi: { name: 'SBTi', slug: 'sbti' },
  'Scotch Whisky Association (SWA)': { name: 'Scotch Whisky Association (SWA)', slug: 'scotch-whisky-association' },
  'SME Climate Hub': { name: 'SME Climate Hub', slug: 'sme-climate-hub' },
  'Sports for Climate Action Framework': {
    name: 'Sports for Climate Action Framework',
    slug: 'sports-for-climate-action-framework',
  },
  'Tech Zero': { name: 'Tech Zero', slug: 'tech-zero' },
  'The Exchange Group - Net Zero Financial Services Providers Alliance Exchange Group (NZFSPA)': {
    name: 'Net Zero Financial Services Providers Alliance (NZFSPA)',
    slug: 'net-zero-financial-services-providers-alliance',
  },
  'Under 2 Coalition': { name: 'Under 2 Coalition', slug: 'under-2-coalition' },
  'Venture Climate Alliance (VCA)': { name: 'Venture Climate Alliance (VCA)', slug: 'venture-climate-alliance' },
} as const satisfies Record<string, { name: string; slug: string }>
