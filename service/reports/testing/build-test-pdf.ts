/**
 * Writes small PDFs for tests: text and rectangles at given positions, in Helvetica; Japanese in a font that the file names but does not
 * embed. y counts down from the top, as on screen.
 */
export type TestText = { x: number; y: number; text: string; size?: number; color?: Rgb; angle?: 0 | 90 }
export type TestPage = {
  texts: TestText[]
  boxes?: { x: number; y: number; width: number; height: number; color: Rgb }[]
  /** Turns the page as a viewer shows it; texts are placed on the unturned page. */
  rotate?: 0 | 90 | 180 | 270
  width?: number
  height?: number
}
type Rgb = readonly [number, number, number]

export function buildTestPdf(pages: readonly TestPage[]): Uint8Array {
  const objects: string[] = []
  const isEastern = pages.some(({ texts }) => texts.some(({ text }) => isJapanese(text)))
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  objects.push('<< /Type /Catalog /Pages 2 0 R >>')
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [at, page] of pages.entries()) {
    const size = `[0 0 ${page.width ?? 612} ${page.height ?? 792}]`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${size} /Rotate ${page.rotate ?? 0} /Resources << /Font << /F 3 0 R${isEastern ? ` /J ${4 + pages.length * 2} 0 R` : ''} >> >> /Contents ${5 + at * 2} 0 R >>`,
    )
    const content = contentOf(page)
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  if (isEastern) objects.push(...japanese(5 + pages.length * 2))
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}

function contentOf(page: TestPage): string {
  const height = page.height ?? 792
  const boxes = (page.boxes ?? []).map(
    ({ x, y, width, height: tall, color }) => `${color.join(' ')} rg ${x} ${height - y - tall} ${width} ${tall} re f`,
  )
  const texts = page.texts.map(({ x, y, text, size = 9, color = [0, 0, 0], angle = 0 }) => {
    const matrix = angle === 90 ? `0 1 -1 0 ${x} ${height - y}` : `1 0 0 1 ${x} ${height - y}`
    const shown = isJapanese(text)
      ? `/J ${size} Tf ${matrix} Tm <${inHex(text)}>`
      : `/F ${size} Tf ${matrix} Tm (${encode(text)})`
    return `BT ${color.join(' ')} rg ${shown} Tj ET`
  })
  return [...boxes, ...texts].join('\n')
}

/** The two objects of a font given by name only; its Latin letters and digits are as wide as Helvetica's. */
function japanese(descendant: number): string[] {
  const widths = '/DW 1000 /W [1 94 556 231 632 556]'
  const descriptor =
    '<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 /Flags 4 /FontBBox [0 -141 1000 876] /ItalicAngle 0 /Ascent 859 /Descent -140 /CapHeight 709 /StemV 69 >>'
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiKakuGo-W5 /Encoding /UniJIS-UCS2-H /DescendantFonts [${descendant} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiKakuGo-W5 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> ${widths} /FontDescriptor ${descriptor} >>`,
  ]
}

function isJapanese(text: string): boolean {
  return /[\u3000-\u9fff\uff00-\uffef]/.test(text)
}

function inHex(text: string): string {
  return [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
}

const windows: Record<string, number> = { '–': 0x96, '—': 0x97, '’': 0x92, '•': 0x95, '…': 0x85 }

function encode(text: string): string {
  return [...text]
    .map((letter) => {
      const code = windows[letter] ?? letter.charCodeAt(0)
      return /[()\\]/.test(letter) ? `\\${letter}` : code < 127 ? letter : `\\${code.toString(8).padStart(3, '0')}`
    })
    .join('')
}

/** A table as texts: the first column left-aligned at its x, the others right-aligned to theirs. An empty cell prints nothing. */
export function tableTexts(
  y: number,
  columns: readonly number[],
  rows: readonly (readonly string[])[],
  step = 14,
  size = 9,
): TestText[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column): TestText[] => {
      const x = columns[column]
      if (text === '' || x === undefined) return []
      return [{ x: column === 0 ? x : x - widthOf(text, size), y: y + at * step, text, size }]
    }),
  )
}

/** The approximate width of a cell of digits in Helvetica, good enough for aligning columns. */
function widthOf(text: string, size: number): number {
  return (
    [...text].reduce(
      (sum, letter) =>
        sum + (isJapanese(letter) ? 1 : /[.,:;'’ il()|-]/.test(letter) ? 0.3 : /[A-Z%]/.test(letter) ? 0.7 : 0.556),
      0,
    ) * size
  )
}

/** Widths of Helvetica's letters in thousandths of the font size, from Adobe's metrics; letters as wide as "a" are omitted. */
const wide: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...' ,.:;!/ft'].map((letter) => [letter, 278])),
  ...Object.fromEntries([...'ijl'].map((letter) => [letter, 222])),
  ...Object.fromEntries([...'cksvxyzJ'].map((letter) => [letter, 500])),
  ...Object.fromEntries([...'-()r'].map((letter) => [letter, 333])),
  ...Object.fromEntries([...'ABEKPSVXY&'].map((letter) => [letter, 667])),
  ...Object.fromEntries([...'CDHNRUw'].map((letter) => [letter, 722])),
  ...Object.fromEntries([...'GOQ'].map((letter) => [letter, 778])),
  ...Object.fromEntries([...'FTZ'].map((letter) => [letter, 611])),
  m: 833,
  M: 833,
  W: 944,
  I: 278,
}

/** The drawn width of a text in points. */
export function drawnWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (wide[letter] ?? 556), 0) * (size / 1000)
}
