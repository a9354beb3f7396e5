type IndustryWords = { division: string; words: readonly string[]; ending?: string; not?: readonly string[] }

/**
 * Words in a company's name that indicate a division within a wide sector. They only choose among the divisions of a list's sector, so
 * that "Airlines" never makes an airline of a consultancy.
 * `ending`: the word may end a longer one: Swedbank. `not`: sectors whose companies use the word without the activity.
 */
export const INDUSTRY_WORDS: readonly IndustryWords[] = [
  { division: '05', words: ['coal'] },
  {
    division: '10',
    words: ['bakery', 'bakeries', 'chocolate', 'dairies', 'dairy', 'meat', 'meats', 'seafood', 'sugar'],
    not: ['Food, beverage & agriculture'],
  },
  {
    division: '11',
    words: ['brewery', 'breweries', 'brewing', 'brauerei', 'distillers', 'distillery', 'wines', 'winery'],
  },
  { division: '23', words: ['cement', 'ceramics', 'glass'] },
  { division: '24', words: ['steel', 'steelworks'] },
  // Wholesalers of medicines stand in the tracker's sector and call themselves pharmaceutical.
  {
    division: '21',
    words: ['pharma', 'pharmaceutical', 'pharmaceuticals', 'farmaceutici', 'pharmaceutica'],
    not: ['Biotech, health care & pharma'],
  },
  { division: '26', words: ['semiconductor', 'semiconductors'] },
  { division: '47', words: ['supermarket', 'supermarkets', 'supermercados'] },
  { division: '49', words: ['railroad', 'railroads', 'railway', 'railways'] },
  { division: '50', words: ['ferries', 'shipping'] },
  { division: '51', words: ['airline', 'airlines', 'airways'] },
  { division: '52', words: ['airport', 'airports', 'port', 'ports', 'terminals'] },
  { division: '53', words: ['post', 'postal'] },
  {
    division: '64',
    words: ['banca', 'banco', 'bancorp', 'bank', 'banking', 'banks', 'banque', 'sparkasse'],
    ending: 'bank',
  },
  {
    division: '65',
    words: ['assicurazioni', 'assurance', 'assurances', 'insurance', 'reinsurance', 'seguros', 'versicherung'],
  },
  { division: '66', words: ['broker', 'brokers'] },
  { division: '68', words: ['realty', 'reit'] },
  { division: '86', words: ['hospital', 'hospitals'] },
]
