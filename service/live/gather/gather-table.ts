import { z } from 'zod'
import { type Gathered, type Gathering, type LiveSource, ShapeChanged } from '../live-source'
import { parseAnswer } from '../parse-answer'

const Table = z.array(z.record(z.string(), z.unknown())).min(1, 'has no rows')

/** One question whose answer is the whole table that the source's reader expects. */
async function gatherTable({ publisher, report }: Gathering, path: string, name: string): Promise<Gathered> {
  report({ step: 'table', done: 0, total: null })
  const answer = await publisher.askJson(path)
  if (answer.kind === 'unchanged') throw new ShapeChanged(`${path} answered nothing`)
  const rows = parseAnswer(Table, answer.json, path)
  report({ step: 'table', done: rows.length, total: rows.length })
  return { files: [{ name, bytes: new TextEncoder().encode(JSON.stringify(rows)) }], remarks: [] }
}

function describeTable(json: unknown): string {
  const rows = parseAnswer(Table, json, 'the table')
  const newest = rows.map((row) => Number(row['報告年度'])).filter(Number.isInteger)
  if (newest.length === 0) throw new ShapeChanged('no row of the table has 報告年度')
  return `${rows.length} companies, newest year ${Math.max(...newest) + 1911}`
}

const common = {
  key: null,
  needsContact: false,
  everyDays: 30,
  atOnce: 1,
  leastIntervalMs: 1_000,
  timeoutMs: 120_000,
  maxBytes: 30 * 1024 * 1024,
} as const

function byHand(url: string, source: string): string {
  return `Open ${url} in a browser, save it as ${source}.json, and run: npx carbon-register data import ${source} ${source}.json`
}

export const twse: LiveSource = {
  ...common,
  id: 'twse',
  baseUrl: 'https://openapi.twse.com.tw/v1',
  byHand: byHand('https://openapi.twse.com.tw/v1/opendata/t187ap46_L_1', 'twse'),
  probe: { path: '/opendata/t187ap46_L_1', describe: describeTable },
  gather: (gathering) => gatherTable(gathering, '/opendata/t187ap46_L_1', `twse-${gathering.today}.json`),
}

export const tpex: LiveSource = {
  ...common,
  id: 'tpex',
  baseUrl: 'https://www.tpex.org.tw/openapi/v1',
  byHand: byHand('https://www.tpex.org.tw/openapi/v1/t187ap46_O_1', 'tpex'),
  probe: { path: '/t187ap46_O_1', describe: describeTable },
  gather: (gathering) => gatherTable(gathering, '/t187ap46_O_1', `tpex-${gathering.today}.json`),
}
