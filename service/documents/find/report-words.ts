/**
 * Words of links and addresses that lead to a company's report, in fourteen languages, in lower case and without diacritics. Words of
 * sustainability and reports count more than words of pages that only lead there.
 */
const sustainability = [
  'sustainab',
  'esg',
  'climate',
  'emission',
  'ghg',
  'carbon',
  'csrd',
  'tcfd',
  'corporate responsib',
  'nachhaltig',
  'klima',
  'umwelt',
  'durab',
  'rse',
  'climat',
  'extra-financ',
  'hallbar',
  'klimat',
  'baerekraft',
  'baeredygtig',
  'vastuullisuus',
  'kestav',
  'sostenib',
  'sustentab',
  'clima',
  'duurzaam',
  'zrownowaz',
  'klimat',
  'サステナビリティ',
  '環境',
  '気候',
  '可持续',
  '永續',
  '环境',
  '지속가능',
  '기후',
]
const report = [
  'report',
  'bericht',
  'rapport',
  'redovisning',
  'arsredovisning',
  'raportti',
  'kertomus',
  'informe',
  'memoria',
  'relazione',
  'bilancio',
  'relatorio',
  'verslag',
  'raport',
  'databook',
  'data book',
  'factbook',
  'esrs',
  'dpef',
  'urd',
  'universal registration',
  '報告',
  'レポート',
  'データブック',
  '报告',
  '報告書',
  '보고서',
]
const annual = [
  'annual',
  'integrated',
  'non-financial',
  'nonfinancial',
  'geschafts',
  'jahres',
  'annuel',
  'ars',
  'arlig',
  'vuosi',
  'anual',
  'annuale',
  'integrat',
  'jaar',
  'roczn',
  '統合',
  '年次',
  '年度',
  '통합',
]
const leading = [
  'investor',
  'about',
  'company',
  'unternehmen',
  'entreprise',
  'om-oss',
  'ir',
  'download',
  'publication',
  'press',
  'responsib',
  'verantwort',
  'governance',
  '企業',
  '会社',
]

/** Words of documents that look like a report but are not about the company's emissions. */
const beside = [
  'policy',
  'code of conduct',
  'modern slavery',
  'gender pay',
  'remuneration',
  'quarter',
  'q1',
  'q2',
  'q3',
  'interim',
  'halbjahr',
  'presentation',
  'press release',
  'gri index',
  'privacy',
  'terms',
]

/** Returns a text in lower case, without diacritics, and with spaces in place of the characters that separate words in an address. */
export function foldWords(text: string): string {
  return decodeAddress(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_+/.?=&%-]+/g, ' ')
}

function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The lists above, folded like the texts that they are searched in. */
const folded = new Map<readonly string[], readonly string[]>()

function foldedList(list: readonly string[]): readonly string[] {
  const known = folded.get(list) ?? list.map((word) => foldWords(word).trim())
  folded.set(list, known)
  return known
}

function has(words: string, list: readonly string[]): boolean {
  return foldedList(list).some((word) => {
    if (word.length > 3 || !/^[a-z0-9]+$/.test(word)) return words.includes(word)
    return new RegExp(`(?:^|[^a-z0-9])${word}(?:$|[^a-z0-9])`).test(words)
  })
}

/** Returns the newest year in the words, this year at most; null if there is none. */
export function yearOf(words: string, thisYear: number): number | null {
  const years = [...words.matchAll(/(?<!\d)(20[0-4]\d)(?!\d)/g)]
    .map(([, year]) => Number(year))
    .filter((year) => year <= thisYear)
  return years.length === 0 ? null : Math.max(...years)
}

/** Rates how likely a link with these words leads to a report of a recent year; 0 if it does not look like one. */
export function rankWords(text: string, thisYear: number, isDocument: boolean): number {
  const words = foldWords(text)
  const ofSustainability = has(words, sustainability)
  const ofReport = has(words, report)
  const subject = (ofSustainability ? 40 : 0) + (ofReport ? 20 : 0) + (has(words, annual) ? 10 : 0)
  const lead = subject === 0 && has(words, leading) ? 8 : 0
  const aside = has(words, beside) ? -35 : 0
  const year = yearOf(words, thisYear)
  // A document without a year may be the newest; it counts as three years old.
  const age = year === null ? 3 : thisYear - year
  const fresh = isDocument ? Math.max(-60, 30 - age * 12) : 0
  return subject + lead === 0 ? 0 : Math.max(1, subject + lead + aside + fresh)
}
