import { isBlankCell } from '@/service/reports/words/parse-number'

/** A cell of plain text and its position in the line. */
export type Span = { text: string; from: number; to: number }

/** The cells of a line, separated by two spaces or more; positions count each letter with its `width`. */
export function spansOf(line: string, width: (text: string) => number): Span[] {
  const text = line.replace(/\t/g, '    ')
  return [...text.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: found, index }) => {
    const from = width(text.slice(0, index))
    return { text: found, from, to: from + width(found) }
  })
}

export function lengthOf(text: string): number {
  return text.length
}

/** East Asian letters are two columns wide. */
export function widthOf(text: string): number {
  return (
    text.length +
    (text.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g) ?? [])
      .length
  )
}

export function isNumeric({ text }: Span): boolean {
  return (
    isBlankCell(text) ||
    /^[<~≈(+–-]*\d[\d.,'’ \u00a0\u2009\u202f]*\)?\s?%?(?:[km]|million|mn|mio\.?)?(?:[*¹²³†]|※\d?)?$|^(?:n\/?a|[–—-]+)$/i.test(
      text,
    )
  )
}
