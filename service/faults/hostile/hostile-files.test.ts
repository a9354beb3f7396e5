import { expect, it } from 'vitest'
import { buildReader } from '@/service/testing/programs/built-reader'
import { hostilePdfs } from './hostile-pdfs'
import { hostileTexts } from './hostile-texts'

const { readInProcess, readingLimits } = await buildReader()

// Some of the files of `npm test -- faults --only hostile-files`, with limits that are reached soon.
const limits = { ...readingLimits, unpackedMegabytes: 8, milliseconds: 20_000, softMilliseconds: 2_000, megabytes: 400 }

async function endOf(make: (() => Uint8Array) | undefined, milliseconds = limits.milliseconds): Promise<string> {
  if (make === undefined) throw new Error('There is no such file')
  return readInProcess(make(), () => {}, { ...limits, milliseconds }).then(
    ({ pages, ended }) => `read, ${pages} pages${ended ? `, ended at ${ended.page}` : ''}`,
    (error: unknown) =>
      error instanceof Error && error.name === 'ReportError' ? error.message : `Not in words: ${error}`,
  )
}

it.each(['lzw.pdf', 'run-length-in-flate.pdf', 'saved-states.pdf'])(
  '%s is refused before it is unpacked',
  async (name) => {
    expect(await endOf(hostilePdfs[name])).toBe('It unpacks to more than 8 MB')
  },
)

it.each(['doubling-forms.pdf', 'deep-arrays.pdf', 'two-thousand-million-pages.pdf', 'pages-in-a-circle.pdf'])(
  '%s is refused with a reason or is read',
  async (name) => {
    expect(await endOf(hostilePdfs[name], 3_000)).toMatch(
      /^(?:read, |Reading it takes longer|Reading it needs more|The file is|No page|The PDF holds no text)/,
    )
  },
)

it.each(['unended-scripts.xhtml', 'digits-and-commas.txt'])('%s is refused with a reason or is read', async (name) => {
  expect(await endOf(hostileTexts[name], 3_000)).toMatch(/^(?:read, |Reading it takes longer|Reading it needs more)/)
})
