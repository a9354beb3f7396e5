export type NamedDocument = { url: string | null; title: string | null; page: string | null }
type LabelledDocument = NamedDocument & { label: string }

/**
 * Returns the report from which the figures of `year` were taken, out of the table's free text ("Report 2020, page 84 https://… ;
 * 2019 page 12 https://…"). Of several reports it is the one that names the year, otherwise the first that can contain the year;
 * one on scope 3 alone only where there is no other. An address on somebody's own disk ("file:///…") is ignored. Null where the
 * text names no report.
 */
export function findDocument(text: string, year: 2019 | 2020): NamedDocument | null {
  const all = splitDocuments(text)
  const general = all.filter(({ label }) => !/scope\s*3/i.test(label))
  const documents = general.length > 0 ? general : all
  const chosen =
    documents.find(({ label }) => names(label, year)) ??
    // A report on 2020 also contains 2019, but not the other way round.
    documents.find(({ label }) => year === 2019 || !names(label, 2019)) ??
    documents[0]
  if (chosen === undefined || isNameless(chosen)) return null
  return { url: chosen.url, title: chosen.title, page: chosen.page }
}

function splitDocuments(text: string): LabelledDocument[] {
  const documents: LabelledDocument[] = []
  for (const [, label = '', address = ''] of text.matchAll(/([\s\S]*?)((?:https?|file):\/\/\S+|$)/g)) {
    const url = webAddress(address)
    const title = titleOf(label)
    const page = pageOf(label)
    const document = { label, url, title, page }
    // "report for 2019 is file:///…" names a report that nobody can open; then no other report is used for that year.
    if (!isNameless(document) || /\bis\s*$/i.test(label)) documents.push(document)
  }
  return documents
}

function isNameless({ url, title, page }: NamedDocument): boolean {
  return url === null && title === null && page === null
}

function names(label: string, year: number): boolean {
  return new RegExp(`(?<!\\d)${year}(?!\\d)`).test(label)
}

function webAddress(address: string): string | null {
  const trimmed = address.replace(/[,;]+$/, '')
  return /^https?:/.test(trimmed) && URL.canParse(trimmed) ? trimmed : null
}

function pageOf(label: string): string | null {
  const pages = /\bpages?\s+(\d+(?:\s*(?:,|-|–|and)\s*\d+)*)/i.exec(label)?.[1]
  return pages?.replace(/\s*(and|,)\s*/g, ', ') ?? null
}

function titleOf(label: string): string | null {
  const title = label
    .replace(/\bpages?\s+\d[\s\S]*$/i, '')
    .replace(/^[\s;,]*(and\s+)?/i, '')
    .replace(/^(2019|2020)\s*,?\s*$/, '')
    .replace(/[\s;,]+$/, '')
  // "report for 2019 is" before an address is a part of a sentence, not a title.
  return /\p{L}{2}/u.test(title) && !/\bis$/i.test(title) ? title : null
}
