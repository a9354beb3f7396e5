import { expect, it } from 'vitest'
import { buildTestPdf } from '@/service/reports/build-test-pdf'
import { readInThread } from './read-in-thread'

const limits = { milliseconds: 60_000, megabytes: 700 }

it('reads a report in a thread, tells its pages, and gives up in words when there is no time', async () => {
  const page = { texts: [{ x: 60, y: 80, text: 'Scope 1 emissions in 2023 were 1,200 tonnes CO2e.' }] }
  const pages: number[] = []
  const read = await readInThread(buildTestPdf([page, page]), (one) => pages.push(one.page), limits)
  expect(read.pages).toBe(2)
  expect(read.figures).toMatchObject([{ year: 2023, scope: '1', value: 1200 }])
  expect(pages).toEqual([1, 2])

  await expect(readInThread(buildTestPdf([page]), () => {}, { ...limits, milliseconds: 0 })).rejects.toThrow(
    'Reading takes longer than 0 s',
  )
})

it('gives up in words when a file needs more memory than it may have, and goes on', async () => {
  // A table of a million cells: plain text, so that nothing but the reading takes memory.
  const text = `| Scope 1 emissions t CO2e | ${'1,234 | '.repeat(400)}\n`.repeat(2_000)
  await expect(
    readInThread(new TextEncoder().encode(text), () => {}, { milliseconds: 60_000, megabytes: 60 }),
  ).rejects.toThrow('Reading takes more than 60 MB of memory')
})
