import { compareNames } from './compare-names'

/** One name per script and per removable part. */
const names = [
  'AG Société Générale & Söhne Ltd. (NYSE: SG) (formerly Unit 2)',
  '中国石油集团控股 𠮷野家',
  'トヨタ自動車株式会社',
  'О.А.О. Газпром.com + Ко',
  'Εθνική Τράπεζα',
]

/** Compiles the patterns for reading names, about 20 ms, in advance of the first registration. */
export function warmNames(): void {
  for (const name of names) compareNames(name, `${name} Sweden d/b/a Other - O`)
}
