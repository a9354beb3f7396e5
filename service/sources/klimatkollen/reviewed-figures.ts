import type { HeldFigures } from '@/service/sources/tables/without-figures'

/** Figures of the published files that contradict the company's other figures, by Wikidata id; each judged by a person. */
export const reviewedFigures: Readonly<Record<string, readonly HeldFigures[]>> = {
  // AstraZeneca: 6,736,878 t less the other categories leaves 4,622,257 t.
  Q731938: [
    {
      years: [2023],
      fields: ['scope3CategoriesKg.1'],
      because: 'category 1 of 46,222,257 t is larger than the stated scope 3, and has a digit too many',
    },
  ],
  // Apoteket: 361,825 t less the other categories leaves 346,406 t.
  Q1785637: [
    {
      years: [2020],
      fields: ['scope3CategoriesKg.1'],
      because: 'category 1 of 436,406 t is larger than the stated scope 3; two of its digits changed places',
    },
  ],
  // SCA
  Q52601: [
    {
      years: [2023],
      fields: ['scope3CategoriesKg.4', 'scope3CategoriesKg.5'],
      because: 'categories 4 and 5 are a thousandth of other years and of what the stated scope 3 leaves for them',
    },
  ],
  // Byggmax
  Q10438182: [
    {
      years: [2024],
      fields: ['scope3CategoriesKg.1', 'scope3CategoriesKg.4'],
      because: 'categories 1 and 4 are a thousandth of the scope 3 of earlier years',
    },
  ],
  // AQ Group
  Q106627925: [
    {
      years: [2024],
      fields: ['scope2LocationKg', 'scope2MarketKg'],
      because: 'scope 2 of 24,858 t, the same for both methods, is four times that of 2021',
    },
  ],
  // Garo
  Q110086919: [
    { years: [2024], fields: ['scope2Kg'], because: 'scope 2 of 858 t is three times the total of any earlier year' },
  ],
  // OKQ8
  Q2789310: [{ years: [2023], fields: 'all', because: 'every figure is that of 2022' }],
}
