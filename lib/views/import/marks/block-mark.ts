/** Words by which a list marks a supplier that is not to be used: blocked, inactive, to be deleted, "do not use". */
const marks = [
  "(?:do ?n[o’']t|please do not|dont) use(?: this)?(?: (?:vendor|supplier|account))?(?: any ?more)?|not in use|no longer (?:used|in use)|blocked(?: for (?:payment|purchasing|posting)s?)?|on hold|payment hold|inactive|deactivated|disabled|obsolete|deleted|to be deleted|marked for deletion|deletion flag|discontinued|closed|suspended|blacklisted|duplicate(?: (?:vendor|supplier|record))?|old(?: vendor| supplier| account)?",
  'nicht (?:mehr )?(?:verwenden|benutzen|nutzen|bebuchen|bestellen)|(?:zentral|buchungs|zahl|einkaufs)?[ -]?gesperrt(?:er (?:lieferant|kreditor))?|sperre|inaktiv|gel[öo]scht|zu l[öo]schen|l[öo]schvormerkung|l[öo]schkennzeichen|veraltet|dublette|doppelt(?: angelegt)?|stillgelegt',
  'ne (?:pas|plus) utiliser|bloqu[ée]e?|inactive?f?|supprim[ée]e?|[àa] supprimer|obsol[èe]te|doublon|ferm[ée]e?|suspendue?',
  'no usar|no utilizar|bloquead[oa]|inactiv[oa]|de baja|baja|eliminad[oa]|anulad[oa]|duplicad[oa]|obsolet[oa]|n[ãa]o usar|n[ãa]o utilizar|inativ[oa]|exclu[íi]d[oa]|cancelad[oa]',
  'non usare|non utilizzare|bloccat[oa]|inattiv[oa]|eliminat[oa]|annullat[oa]|cessat[oa]|da eliminare|dismess[oa]',
  'niet (?:meer )?gebruiken|geblokkeerd|inactief|verwijderd|vervallen|dubbel',
  'anv[äa]nd (?:ej|inte)|anv[äa]nds ej|f[åa]r ej anv[äa]ndas|sp[äa]rrad|sp[äa]rrat|inaktiv|raderad|borttagen|avslutad|bruk ikke|m[åa] ikke bruges|brug ikke|sperret|sp[æa]rret|slettet|[äa]l[äa] k[äa]yt[äa]|poistettu|estetty',
  'nie u[żz]ywa[ćc]|zablokowan[yae]|nieaktywn[yae]|usuni[ęe]t[yae]|nepou[žz][íi]vat|blokov[áa]n[oa]?|zablokov[áa]n[oa]?|neaktivn[íi]|smaz[áa]no|zru[šs]en[oa]?|kullanmay[ıi]n(?:[ıi]z)?|kullan[ıi]lm[ıi]yor|bloke(?:li)?|pasif|silindi|iptal|ne haszn[áa]ld|z[áa]rolt|t[öo]r[öo]lt',
  'не использовать|заблокирован[оа]?|неактив(?:ен|ный|но)|удал(?:ен|ён|ено|ить)|архив',
  '使用不可|使用禁止|使用停止|取引停止|取引終了|停止中?|無効|廃止|削除(?:予定)?|凍結|重複|(?:已)?(?:冻结|凍結|停用|禁用|停止|删除|刪除|作废|作廢|黑名单|重复)|거래\\s?(?:정지|중지|종료)|사용\\s?(?:중지|금지|불가|안함)|삭제|중복|폐업',
  'לא לשימוש|לא להשתמש|חסום|לא פעיל|مغلق|محظور|موقوف|غير نشط|لا تستخدم',
].join('|')

/** Words of a company too ("Old Mutual", "Closed Loop", "Baja Designs"), so that signs must set them off. */
const alsoNames =
  'old|closed|duplicate|baja|dubbel|doppelt|sperre|iptal|pasif|архив|停止|disabled|suspended|discontinued'
const isAlsoName = new RegExp(`^(?:${alsoNames})$`, 'iu')

/** No mark is the beginning of a longer word ("Oldenburg"); scripts without spaces have no such end. */
const ends = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])'
const open = '[(\\[{<（［【《]'
const close = '[)\\]}>）］】》]'
const inside = '[^()\\[\\]{}（）［］【】]'
const signs = '[\\s*#!=_+~>|-]'
/** Words behind one that companies have too belong to it, unless they hold a day: "(Baja California)", but "(closed 31.12.2020)". */
const isOfCompany = `(?:${alsoNames})\\s+(?!vendor|supplier|account|record)(?!\\d)(?:(?!\\d)${inside})*${close}`
const inBrackets = `${open}\\s*(?!${isOfCompany})(?:${marks})${ends}${inside}{0,30}${close}`
/** "*** GESPERRT *** Firma", "[BLOCKED] Firma", "DO NOT USE - Firma": a mark before the name, set off by signs. */
const setOffBefore = new RegExp(
  `^${signs}*(?:${inBrackets}|(?:[*#!=_]{2,}|--+)\\s*(?:${marks})\\s*(?:[*#!=_]{2,}|--+)|(?:${marks})(?:\\s*[*#!:=_–—/|]|\\s+-|-+(?=\\s)|--))${signs}*`,
  'iu',
)
const setOffBehind = new RegExp(`${signs}*(?:${inBrackets}|(?:[*#!:=_–—/|]|\\s-+|--+)\\s*(?:${marks}))${signs}*$`, 'iu')
/** The marks in capitals or of several words need no signs: "GESPERRT Müller Prüf GmbH", "Nicht verwenden Müller". */
const bareBefore = new RegExp(`^(?:${marks})(?![\\p{L}\\p{N}])[\\s-]+`, 'iu')
const bareBehind = new RegExp(`\\s+(?<![\\p{L}\\p{N}])(?:${marks})${signs}*$`, 'iu')
/** "XXX Firma XXX", "zzz_Firma": letters that move a name to the end of a sorted list. */
const sortedAway = /^(?:x{3,}|z{3,})(?:[\s_*.-]+)(?=\p{L})|[\s_*.-]+(?:x{3,}|z{3,})$/giu

/** A line of dashes says no more than four, and the patterns would take minutes with it. */
const longRun = /([\s*#!=_+~>|-]{4})[\s*#!=_+~>|-]+/gu

const isWholeMark = new RegExp(`^(?:${marks})$`, 'iu')

/** "Blocked" is no such word: "Blocked Drains Ltd" is a company. */
const blocked = /gesperrt|bloqu|blocc|blok|sp[äaæ]rra|sperret|блокир/iu

/** Whether a mark without signs around it is one: of several words, of a word for "blocked", or in capitals before a name that is not. */
function isLoud(mark: string, name: string): boolean {
  const text = mark.replace(/[\s-]+$/u, '').trim()
  if (isAlsoName.test(text)) return false
  const isCapitals = text === text.toUpperCase() && name.replace(mark, '') !== name.replace(mark, '').toUpperCase()
  // "On Hold Media" is a company.
  return isCapitals || blocked.test(text) || (/\s/.test(text) && !/^on hold$/i.test(text))
}

/** `name` null: the cell holds the mark only. */
export type MarkedName = { name: string | null; mark: string }

function strip(text: string, pattern: RegExp, mustBeLoud: boolean): string {
  return text.replace(pattern, (found) => (mustBeLoud && !isLoud(found, text) ? found : ' ')).trim()
}

/** Longer cells are no name; on thousands of brackets the patterns above would take minutes. */
const longestName = 500

/** A name without the mark that its supplier is blocked or not to be used; null if it has none. */
export function readBlockMark(cell: string): MarkedName | null {
  if (cell.length > longestName) return null
  const whole = cell.normalize('NFC').replace(/\s+/g, ' ').replace(longRun, '$1').trim()
  const bare = whole.replace(/^[\s*#!=_+~()[\].-]+|[\s*#!=_+~()[\].-]+$/gu, '')
  if (isWholeMark.test(bare)) return isAlsoName.test(bare) ? null : { name: null, mark: whole }
  let name = whole
  for (const [pattern, mustBeLoud] of [
    [setOffBefore, false],
    [setOffBehind, false],
    [bareBefore, true],
    [bareBehind, true],
    [sortedAway, false],
  ] as const)
    name = strip(name, pattern, mustBeLoud)
  if (name === whole || !/\p{L}{2}/u.test(name)) return null
  return { name, mark: whole }
}
