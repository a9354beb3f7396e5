import { expect, test } from 'vitest'
import { readAnyReport } from '@/service/reports/input/read-any-report'

type Word = { x: number; y: number; text: string; mode?: 3; layer?: 'off' }
type Field = { name: string; value: string; y: number; hidden?: boolean }

const head: Word[] = [
  { x: 60, y: 760, text: 'Supplier questionnaire 2023' },
  { x: 60, y: 700, text: 'GHG emissions \\(tCO2e\\)' },
  { x: 310, y: 700, text: '2023' },
]
const labels: Word[] = [
  { x: 60, y: 680, text: 'Scope 1' },
  { x: 60, y: 660, text: 'Scope 2 \\(market-based\\)' },
]
const amounts: Word[] = [
  { x: 310, y: 680, text: '1,200' },
  { x: 310, y: 660, text: '800' },
]

/** A page of words, fields of a form, and a layer that is off when the file is opened. */
function pdfOf(words: readonly Word[], fields: readonly Field[] = []): Uint8Array {
  const drawn = words.map(({ x, y, text, mode = 0, layer }) => {
    const own = `BT ${mode} Tr /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`
    return layer === 'off' ? `/OC /Off BDC\n${own}\nEMC` : own
  })
  const content = drawn.join('\n')
  const widgets = fields.map(
    ({ name, value, y, hidden }) =>
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(${name})/V(${value})/DA(/F1 10 Tf 0 g)/Rect[305 ${y - 4} 400 ${y + 12}]/F ${hidden ? 2 : 4}>>`,
  )
  const references = widgets.map((_, at) => `${10 + at} 0 R`).join(' ')
  const objects: [number, string][] = [
    [
      1,
      `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${references}]/DR<</Font<</F1 4 0 R>>>>>>/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]/Order[6 0 R]>>>>>>`,
    ],
    [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      3,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>/Properties<</Off 6 0 R>>>>/Annots[${references}]>>`,
    ],
    [4, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
    [5, `<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    [6, '<</Type/OCG/Name(Off)>>'],
    ...widgets.map((widget, at): [number, string] => [10 + at, widget]),
  ]
  const body = objects.map(([number, text]) => `${number} 0 obj\n${text}\nendobj\n`).join('')
  // Without a table of places, which readers find again.
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<</Size 40/Root 1 0 R>>\n%%EOF\n`)
}

async function read(words: readonly Word[], fields: readonly Field[] = []): Promise<string[]> {
  const { figures } = await readAnyReport(pdfOf(words, fields))
  return figures.map(({ year, scope, value }) => `${year} ${scope} ${value}`)
}

test('answers in the fields of a form are read where their boxes are, hidden ones are not', async () => {
  const fields = [
    { name: 's1', value: '1,200', y: 680 },
    { name: 's2', value: '800', y: 660, hidden: true },
  ]
  expect(await read([...head, ...labels], fields)).toEqual(['2023 1 1200'])
})

test.each([{ mode: 3 } as const, { layer: 'off' } as const])(
  'what nobody sees on a page is no figure: %j',
  async (how) => {
    const unseen = { x: 60, y: 540, text: 'Scope 1 emissions in 2021 were 99,999 tCO2e.', ...how }
    expect(await read([...head, ...labels, ...amounts, unseen])).toEqual(['2023 1 1200', '2023 2mb 800'])
  },
)

test('a page whose every word is invisible is a scan that was recognised, and is read', async () => {
  const scan = [...head, ...labels, ...amounts].map((word) => ({ ...word, mode: 3 as const }))
  expect(await read(scan)).toEqual(['2023 1 1200', '2023 2mb 800'])
})
