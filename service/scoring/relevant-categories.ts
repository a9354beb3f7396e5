/** Number of a category of the GHG Protocol's scope 3 standard, as disclosures name them. */
export type CategoryNumber =
  | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' // biome-ignore format: a list

/**
 * The scope 3 categories that matter most in an industry, by ISIC Rev. 4 division. This is our own table, made by hand after the
 * criteria of the GHG Protocol's scope 3 standard (section 6.1: size and influence). It says what to look for first, not what a
 * single company's inventory should contain.
 */
export const relevantCategoriesTable: readonly {
  from: number
  to: number
  what: string
  categories: readonly CategoryNumber[]
}[] = [
  { from: 1, to: 3, what: 'Agriculture, forestry, fishing', categories: ['1', '3', '4'] },
  { from: 5, to: 6, what: 'Coal, oil and gas', categories: ['1', '3', '11'] },
  { from: 7, to: 9, what: 'Other mining', categories: ['1', '3', '10'] },
  { from: 10, to: 18, what: 'Food, textiles, wood, paper, printing', categories: ['1', '4', '12'] },
  { from: 19, to: 19, what: 'Refining', categories: ['1', '4', '11'] },
  { from: 20, to: 22, what: 'Chemicals, medicines, plastics', categories: ['1', '4', '12'] },
  { from: 23, to: 23, what: 'Cement, glass, ceramics', categories: ['1', '3', '4'] },
  { from: 24, to: 24, what: 'Basic metals', categories: ['1', '3', '10'] },
  { from: 25, to: 30, what: 'Metal products, electronics, machinery, vehicles', categories: ['1', '4', '11'] },
  { from: 31, to: 33, what: 'Furniture, other goods, repair', categories: ['1', '4', '12'] },
  { from: 35, to: 35, what: 'Electricity and gas', categories: ['1', '3', '11'] },
  { from: 36, to: 39, what: 'Water and waste', categories: ['1', '2', '3'] },
  { from: 41, to: 43, what: 'Construction', categories: ['1', '4', '11'] },
  { from: 45, to: 47, what: 'Trade', categories: ['1', '4', '11'] },
  { from: 49, to: 53, what: 'Transport and post', categories: ['1', '3', '4'] },
  { from: 55, to: 56, what: 'Hotels and restaurants', categories: ['1', '3', '5'] },
  { from: 58, to: 63, what: 'Media, telecommunications, software', categories: ['1', '2', '11'] },
  { from: 64, to: 66, what: 'Banks, insurers, funds', categories: ['1', '6', '15'] },
  { from: 68, to: 68, what: 'Real estate', categories: ['1', '2', '13'] },
  { from: 69, to: 99, what: 'Other services', categories: ['1', '6', '7'] },
]

/** For an unknown industry: categories that almost every company has. */
export const categoriesOfAnyIndustry: readonly CategoryNumber[] = ['1', '3', '6']

export function relevantCategories(industryId: string | null): readonly CategoryNumber[] {
  const division = Number(industryId ?? Number.NaN)
  const row = relevantCategoriesTable.find(({ from, to }) => from <= division && division <= to)
  return row?.categories ?? categoriesOfAnyIndustry
}
