export type Boundary = 'group' | 'taiwan' | 'unknown'

/** Parts of a note that mention other figures in passing ("若需包含子公司", "註："); they do not describe this figure. */
const aside = /(?:若|註：|如需)[^。]*。?/g

const elsewhere =
  /不含(?:海外|海内外|子公司|國外)|不包括|未包含子公司|僅限|僅計|僅包含台灣|個體公司|林園廠）|是否含海外/
const group =
  /合併(?:財務)?(?:財報|報表|報告|財務報告)?子公司|(?:及|與|\+)子公司|含海外|(?:及|、)海外廠區|全球廠區|集團合計|全集團|集團（含|台灣、(?:中國|大陸)|臺灣地區、大陸地區|新加坡、韓國、南京子公司/
const taiwan = /台灣(?:廠|地區|母公司|個體|區)|臺灣(?:個體|地區|區)|母公司|個體|國內據點|台北辦公室/

/**
 * Returns whose emissions a figure covers, by the note beside it: the whole group's, those in Taiwan, or unknown. Most notes do
 * not say, and nothing is guessed.
 */
export function boundaryOf(note: string): Boundary {
  const words = note.replace(aside, '')
  if (elsewhere.test(words)) return taiwan.test(words) || /海外/.test(words) ? 'taiwan' : 'unknown'
  if (group.test(words)) return 'group'
  return taiwan.test(words) ? 'taiwan' : 'unknown'
}

/** "若含子公司(含海外)總計為89,823公噸": what the group would be, where the cell has a part of it. */
const ofTheGroup = /若需?(?:包含|含)(?:子公司|海外)[^。]*?(?:總計|總量)為\s*([\d,]+(?:\.\d+)?)\s*公噸/
/** "台灣地區(39,423.41) + 子公司(33,565.54)": the cell has the first of the two alone. */
const besideSubsidiaries =
  /[（(]([\d,]+(?:\.\d+)?)[）)]\s*[+＋]\s*(?:合併(?:財務)?(?:報表|報告))?子公司\s*[（(]([\d,]+(?:\.\d+)?)[）)]/

/**
 * Returns the amounts, as written, that a note states for the whole group where its cell (`tonnes`) has less: one total, or the
 * cell's own amount and that of the subsidiaries, to be added. None where it states no such amount.
 */
export function groupAmountsIn(note: string, tonnes: number): readonly string[] {
  const total = ofTheGroup.exec(note)?.[1]
  if (total !== undefined) return [total]
  const [, own = '', subsidiaries = ''] = besideSubsidiaries.exec(note) ?? []
  const isTheCell = own !== '' && Math.abs(Number(own.replaceAll(',', '')) - tonnes) < 0.5
  return isTheCell ? [own, subsidiaries] : []
}

export type Scope2Method = 'scope2MarketKg' | 'scope2LocationKg' | 'scope2Kg'

/** Returns the method of scope 2 that the note states for this figure. */
export function methodOf(note: string): Scope2Method {
  const words = note.replace(aside, '')
  if (/未特別區分/.test(words)) return 'scope2Kg'
  if (/市場|Market/i.test(words)) return 'scope2MarketKg'
  return /Location|(?:地區|區域)基[準礎]/i.test(words) ? 'scope2LocationKg' : 'scope2Kg'
}
