import { compareNames } from './compare-names'

/** One of each script, and of what is taken out of a name. */
const names = [
  'AG Société Générale & Söhne Ltd. (NYSE: SG) (formerly Unit 2)',
  '中国石油集团控股 𠮷野家',
  'トヨタ自動車株式会社',
  'О.А.О. Газпром.com + Ко',
  'Εθνική Τράπεζα',
]

/** Compiles the patterns that names are read with, about 20 ms for which the first registration is not to wait. */
export function warmNames(): void {
  for (const name of names) compareNames(name, `${name} Sweden d/b/a Other - O`)
}
