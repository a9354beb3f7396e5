import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { hostilePdfs } from '@/service/faults/hostile/hostile-pdfs'
import type { ReportError } from '@/service/reports/input/report-error'
import { buildTestPdf } from '@/service/reports/testing/build-test-pdf'
import { buildReader } from '@/service/testing/programs/built-reader'
import { readInProcess as readFromSource } from './read-in-process'

const { ReaderEnded, ReadingStopped, readInProcess, readingLimits, stopReadings } = await buildReader()

const page = { texts: [{ x: 60, y: 80, text: 'Scope 1 emissions in 2023 were 1,200 tonnes CO2e.' }] }

/** A PDF of one page whose text consists of blanks of so many megabytes, compressed `times` times. */
function packedPdf(megabytes: number, times: number): Uint8Array {
  let content: Uint8Array = Buffer.concat([
    Buffer.from('BT /F 12 Tf 60 400 Td (Scope 1) Tj ET'),
    Buffer.alloc(megabytes * 1_000_000, ' '),
  ])
  for (let time = 0; time < times; time += 1) content = deflateSync(content, { level: 1 })
  const filters = '/FlateDecode '.repeat(times)
  return Buffer.concat([
    Buffer.from(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>> endobj
4 0 obj <</Length ${content.length}/Filter[${filters}]>> stream
`),
    content,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
  ])
}

async function failureOf(reading: Promise<unknown>): Promise<ReportError> {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  // The error is an instance of the bundle's own class, not of the one imported here.
  if (!(error instanceof Error) || error.name !== 'ReportError') throw new Error(`No ReportError: ${String(error)}`)
  return error as ReportError
}

/** Process ids of the readers that this process has started. */
function readers(): number[] {
  const all = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n')
  return all.flatMap((line) => {
    const [pid, parent] = line.trim().split(/ +/).map(Number)
    return parent === process.pid && pid !== undefined && line.includes('report-process') ? [pid] : []
  })
}

describe('a report', () => {
  it('is read in a process that ends afterwards, and reports each page', async () => {
    const pages: number[] = []
    const read = await readFromSource(buildTestPdf([page, page]), (one) => pages.push(one.page))
    expect(read).toMatchObject({ pages: 2, skipped: [], ended: null })
    expect(read.figures).toMatchObject([{ year: 2023, scope: '1', value: 1200 }])
    expect(pages).toEqual([1, 2])
    await expect.poll(readers).toEqual([])
  })

  it.each([1, 3])(
    'that unpacks to too much, compressed %i times, is refused with a reason and takes no memory',
    async (times) => {
      const pdf = packedPdf(20, times)
      const before = process.memoryUsage.rss()
      const failure = await failureOf(readInProcess(pdf, () => {}, { ...readingLimits, unpackedMegabytes: 8 }))
      expect(failure.message).toBe('It unpacks to more than 8 MB')
      expect(failure.reason).toEqual({ code: 'unpacks_too_large', limit: 8 })
      expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(60)
      await expect.poll(readers).toEqual([])
    },
  )

  it('that unpacks to no more than the limit is read', async () => {
    expect((await readInProcess(packedPdf(60, 1), () => {})).pages).toBe(1)
  })

  it('of which no page is read in time is ended sooner than other reports', async () => {
    // Each form draws the next one twice, forty levels deep.
    const pdf = hostilePdfs['doubling-forms.pdf']?.() ?? new Uint8Array()
    const limits = { ...readingLimits, firstPageMilliseconds: 4_000 }
    const failure = await failureOf(readInProcess(pdf, () => {}, limits))
    expect(failure.reason).toEqual({ code: 'takes_too_long', limit: 4 })
  })

  it('that takes too long is ended with a reason', async () => {
    const limits = { ...readingLimits, milliseconds: 0 }
    const failure = await failureOf(readInProcess(buildTestPdf([page]), () => {}, limits))
    expect(failure.reason).toEqual({ code: 'takes_too_long', limit: 0 })
    expect(failure.message).toBe('Reading it takes longer than 0 s')
  })

  it.each([
    ['buffers outside the heap', packedPdf(120, 1)],
    // A million lines of plain text, so that only the reading takes memory.
    ['objects', new TextEncoder().encode('<table><tr><td>a</td></tr></table>\n'.repeat(1_000_000))],
  ])('that takes too much memory, by %s, is ended in words', async (_what, bytes) => {
    const failure = await failureOf(readInProcess(bytes, () => {}, { ...readingLimits, megabytes: 250 }))
    expect(failure.reason).toEqual({ code: 'needs_too_much_memory', limit: 250 })
    expect(failure.message).toBe('Reading it needs more than 250 MB of memory')
  })

  it('that takes too long or has too many pages yields what was read so far, and the page where reading stopped', async () => {
    const pdf = buildTestPdf([page, page, page])
    const late = await readInProcess(pdf, () => {}, { ...readingLimits, softMilliseconds: 0 })
    expect(late).toMatchObject({ pages: 3, ended: { page: 2, reason: 'takes_too_long' }, figures: [{ value: 1200 }] })
    const long = await readInProcess(pdf, () => {}, { ...readingLimits, pages: 2 })
    expect(long).toMatchObject({ pages: 3, ended: { page: 3, reason: 'too_many_pages' }, figures: [{ value: 1200 }] })
  })

  it('with one page that takes all the time yields the figures of the pages before it', async () => {
    const rows = '| Scope 1 emissions | t CO2e | 1,204 | 1,310 |\n'.repeat(80_000)
    const first = '## Page 1\n\n| t CO2e | 2023 |\n|---|---|\n| Scope 1 emissions | 1,200 |\n'
    const text = new TextEncoder().encode(`${first}\n## Page 2\n\n${rows}`)
    const told: number[] = []
    const ended = await readInProcess(text, ({ page: one }) => told.push(one), {
      ...readingLimits,
      milliseconds: 12_000,
      softMilliseconds: 4_000,
    })
    expect(told[0]).toBe(1)
    expect(ended).toMatchObject({ ended: { reason: 'takes_too_long' } })
    // How far it got depends on the machine: a reported page does not count if the time for the whole report was over before it.
    expect(ended.ended?.page).toBeGreaterThan(1)
    expect(ended.ended?.page).toBeLessThanOrEqual(told.length + 1)
    expect(ended.figures).toContainEqual(expect.objectContaining({ year: 2023, scope: '1', value: 1200 }))
  })

  it('is refused with its own message if it is no report', async () => {
    const failure = await failureOf(readInProcess(new TextEncoder().encode('%PDF-1.7\n<<'), () => {}))
    expect(failure.reason?.code).toBe('damaged')
  })

  it('may be read again if something else ended the reader, or the service is stopping', async () => {
    const slow = packedPdf(60, 1)
    const killed = readInProcess(slow, () => {})
    void setTimeout(400).then(() => readers().forEach((pid) => void process.kill(pid, 'SIGKILL')))
    await expect(killed).rejects.toBeInstanceOf(ReaderEnded)
    const stopped = readInProcess(slow, () => {})
    void setTimeout(100).then(stopReadings)
    await expect(stopped).rejects.toBeInstanceOf(ReadingStopped)
    await expect.poll(readers).toEqual([])
  })

  it.skipIf(process.platform !== 'linux')(
    'is read by a process that does not see the secrets of the service',
    async () => {
      process.env['TEAM_KEY'] = 'crt_secret'
      try {
        const reading = readInProcess(packedPdf(5, 1), () => {})
        await setTimeout(300)
        const seen = readers().map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8'))
        expect(seen).toEqual([expect.stringContaining('MALLOC_ARENA_MAX=2')])
        expect(seen[0]).not.toContain('crt_secret')
        await reading
      } finally {
        delete process.env['TEAM_KEY']
      }
    },
  )
})
