import { brotli, flate, lzwOfBlanks, million, runsOfBlanks } from './pack-bytes'

type Part = string | Uint8Array

/**
 * Builds a PDF of these objects, numbered from 1; the first is the catalog. It has no cross-reference table, so readers must
 * search for the objects.
 */
export function pdfOf(...objects: readonly (readonly Part[])[]): Uint8Array {
  const parts = objects.flatMap((object, at) => [`${at + 1} 0 obj\n`, ...object, '\nendobj\n'])
  const all: Part[] = ['%PDF-1.7\n', ...parts, 'trailer <</Root 1 0 R>>\n%%EOF']
  return Buffer.concat(all.map((part) => Buffer.from(part)))
}

function stream(dictionary: string, bytes: Part): readonly Part[] {
  return [`<</Length ${bytes.length} ${dictionary}>>\nstream\n`, bytes, '\nendstream']
}

const catalog = ['<</Type/Catalog/Pages 2 0 R>>']
const pages = ['<</Type/Pages/Kids[3 0 R]/Count 1>>']
const resources = '/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>'
const page = [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]${resources}/Contents 4 0 R>>`]
const font = ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>']

/** One page with this content; `more` are further objects, numbered from 6. */
function pageOf(content: readonly Part[], ...more: readonly (readonly Part[])[]): Uint8Array {
  return pdfOf(catalog, pages, page, content, font, ...more)
}

function packed(filters: string, bytes: Uint8Array): Uint8Array {
  return pageOf(stream(`/Filter[${filters}]`, bytes))
}

const blanks = (megabytes: number) => Buffer.alloc(megabytes * million, ' ')
const repeat = (text: string, times: number) => Buffer.from(text.repeat(times))

/** Forms of which each draws the next one twice: two to the power of `depth` drawings. */
function doublingForms(depth: number): Uint8Array {
  const form = (next: number) => `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next} 0 R>>>>`
  const forms = Array.from({ length: depth }, (_, at) => stream(form(at + 7), '/X Do /X Do'))
  const last = stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 5 0 R>>>>', 'BT /F 9 Tf (1) Tj ET')
  return pageOf(stream('', '/X Do'), ...forms, last)
}

function wideCharacterMap(): Uint8Array {
  const map = `1 begincodespacerange <0000> <FFFF> endcodespacerange\n${'1 beginbfrange <0000> <FFFF> <0041> endbfrange\n'.repeat(4_000)}`
  const mapped = ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>']
  return pdfOf(catalog, pages, page, stream('', 'BT /F 9 Tf (A) Tj ET'), mapped, stream('', map))
}

function manyKids(count: number): Uint8Array {
  return pdfOf(catalog, [`<</Type/Pages/Kids[${'3 0 R '.repeat(count)}]/Count ${count}>>`], page, stream('', ''), font)
}

const objectsInStream = () => {
  const heads = Array.from({ length: 300_000 }, (_, at) => `${at + 10} ${at * 2}`).join(' ')
  const bytes = flate(Buffer.concat([Buffer.from(`${heads} `), blanks(300)]))
  return stream(`/Type/ObjStm/N 300000/First ${heads.length + 1}/Filter/FlateDecode`, bytes)
}

/** PDFs whose reading would take unlimited time or all memory. Built when requested, because some have several megabytes. */
export const hostilePdfs: Readonly<Record<string, () => Uint8Array>> = {
  'flate.pdf': () => packed('/FlateDecode', flate(blanks(900))),
  'flate-twice.pdf': () => packed('/FlateDecode/FlateDecode', flate(flate(blanks(1_500)))),
  'flate-three-times.pdf': () => packed('/FlateDecode/FlateDecode/FlateDecode', flate(flate(flate(blanks(1_500))))),
  'lzw.pdf': () => packed('/LZWDecode', lzwOfBlanks(900)),
  'run-length.pdf': () => packed('/RunLengthDecode', runsOfBlanks(900)),
  'run-length-in-flate.pdf': () => packed('/FlateDecode/RunLengthDecode', flate(runsOfBlanks(2_000))),
  'ascii85-in-flate.pdf': () => packed('/FlateDecode/ASCII85Decode', flate(Buffer.alloc(120 * million, 'z'))),
  'hex-in-flate.pdf': () => packed('/FlateDecode/ASCIIHexDecode', flate(Buffer.alloc(500 * million, '20'))),
  'brotli.pdf': () => packed('/BrotliDecode', brotli(blanks(900))),
  'predictor.pdf': () =>
    pageOf(stream('/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1000000000>>', flate(blanks(200)))),
  'huge-picture.pdf': () =>
    pageOf(
      stream('', 'q 9 0 0 9 0 0 cm /X Do Q'),
      stream(
        '/Type/XObject/Subtype/Image/Width 100000/Height 100000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode',
        flate(blanks(300)),
      ),
    ),
  'object-stream.pdf': () => pageOf(stream('', ''), objectsInStream()),
  'pages-in-a-circle.pdf': () =>
    pdfOf(catalog, ['<</Type/Pages/Kids[3 0 R]/Count 9>>'], ['<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 9>>']),
  'two-thousand-million-pages.pdf': () => pdfOf(catalog, ['<</Type/Pages/Kids[3 0 R]/Count 2147483647>>'], page),
  'many-kids.pdf': () => manyKids(300_000),
  'doubling-forms.pdf': () => doublingForms(40),
  'wide-character-map.pdf': wideCharacterMap,
  'saved-states.pdf': () => packed('/FlateDecode', flate(repeat('q ', 20 * million))),
  'many-texts.pdf': () =>
    packed('/FlateDecode', flate(repeat('BT /F 9 Tf 1 0 0 1 9 9 Tm (Scope 1 1,234 t) Tj ET\n', 700_000))),
  'deep-arrays.pdf': () => pdfOf(catalog, ['['.repeat(3 * million)]),
  'deep-dictionaries.pdf': () => pdfOf(catalog, ['<</A'.repeat(million)]),
  'million-objects.pdf': () =>
    Buffer.from(`%PDF-1.7\n${Array.from({ length: million }, (_, at) => `${at + 9} 0 obj\n1\nendobj\n`).join('')}`),
  'length-of-itself.pdf': () => pageOf(['<</Length 4 0 R>>\nstream\n(a) Tj\nendstream']),
}
