import { readSheetFile } from '@/lib/sheets/read-sheet'
import { createProject, send } from '@/service/faults/client'
import { countRound, emptyResult, type Fault, type FaultResult } from '@/service/faults/fault'
import { install } from '@/service/faults/installation'
import { secondsSince, waitFor } from '@/service/faults/wait-for'
import { memoryOf, reportsMemory, watchMemory } from '@/service/faults/watch-memory'
import { buildTestPdf } from '@/service/reports/testing/build-test-pdf'
import { hostilePdfs } from './hostile-pdfs'
import { hostileSheets, hostileTexts } from './hostile-texts'

/** In seconds. Longer than the limit of one reading and of another that runs before it. */
const longestSeconds = 200
/** The service may have this much more memory after all files than before, which V8 and the database keep from ordinary work. */
const grownMegabytes = 120
/** Two readers of 700 MB each, and the service. */
const mostMegabytes = 2_200

type Client = { url: string; key: string; organization: number }
type Document = { id: number; state: string; failure: string | null; pages: number | null }

async function openClient(url: string): Promise<Client> {
  const key = await createProject(url)
  const { body } = await send(`${url}/organizations`, key, 'POST', { name: 'Quarry of reports' })
  return { url, key, organization: Number(body['id']) }
}

const typeOf = (name: string) =>
  name.endsWith('.pdf') ? 'application/pdf' : name.endsWith('.xhtml') ? 'application/xhtml+xml' : 'text/plain'

/** Uploads a file. Returns the document's id, or why it was refused. */
async function upload({ url, key, organization }: Client, name: string, bytes: Uint8Array): Promise<number | string> {
  const response = await fetch(`${url}/organizations/${organization}/documents?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': typeOf(name) },
    body: Uint8Array.from(bytes),
    signal: AbortSignal.timeout(60_000),
  })
  const body = (await response.json()) as { document?: Document; detail?: string }
  return body.document?.id ?? `${response.status} ${body.detail}`
}

async function waitUntilRead({ url, key, organization }: Client, id: number): Promise<Document> {
  return waitFor(
    `The reading of document ${id}`,
    longestSeconds,
    async () => {
      const { body } = await send(`${url}/organizations/${organization}/documents/${id}`, key, 'GET')
      const document = body['document'] as Document
      return document.state === 'read' || document.state === 'failed' ? document : undefined
    },
    200,
  )
}

/** A different report each time, because the same bytes again would be the existing document. */
function buildHonestReport(number: number): Uint8Array {
  return buildTestPdf([{ texts: [{ x: 60, y: 80, text: `Scope 1 emissions in 2023 were 1,${number} tonnes CO2e.` }] }])
}

let honestReportCount = 100

/** Uploads an honest report and waits until it is read. Returns how long that took. */
async function readHonest(client: Client, result: FaultResult): Promise<number> {
  const began = performance.now()
  honestReportCount += 1
  const id = await upload(client, 'honest.pdf', buildHonestReport(honestReportCount))
  if (typeof id === 'string') result.problems.push(`An honest report was refused: ${id}`)
  else {
    const { state, failure } = await waitUntilRead(client, id)
    if (state !== 'read') result.problems.push(`An honest report was not read: ${failure}`)
  }
  return secondsSince(began)
}

async function asSheet(name: string, bytes: Uint8Array): Promise<string> {
  if (!(name in hostileSheets)) return ''
  const began = performance.now()
  const end = await readSheetFile(new Blob([Uint8Array.from(bytes)])).then(
    ({ tables }) => `${tables[0]?.rows.length ?? 0} rows`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return `; as a sheet ${secondsSince(began).toFixed(1)} s: ${end}`
}

type Stage = { client: Client; other: Client; pid: number; result: FaultResult }

/** Uploads one file and, at the same time, an honest one of another project. Returns how long the file took. */
async function uploadHostile({ client, other, pid, result }: Stage, name: string, bytes: Uint8Array): Promise<number> {
  const memory = watchMemory(pid)
  const began = performance.now()
  const id = await upload(client, name, bytes)
  const beside = readHonest(other, result)
  const document = typeof id === 'string' ? null : await waitUntilRead(client, id)
  const seconds = secondsSince(began)
  const besideSeconds = await beside
  const after = await readHonest(other, result)
  const most = memory.stop()
  const end = document === null ? `refused: ${id}` : (document.failure ?? `read, ${document.pages} pages`)
  if (most > mostMegabytes) result.problems.push(`${name}: all processes had ${most.toFixed(0)} MB`)
  if (document?.failure?.includes('ended the reader twice')) result.problems.push(`${name}: ${document.failure}`)
  countRound(result, besideSeconds)
  console.log(
    `  ${name.padEnd(32)} ${seconds.toFixed(1).padStart(5)} s, at most ${most.toFixed(0)} MB in all; honest beside ${besideSeconds.toFixed(1)} s, after ${after.toFixed(1)} s; ${end}${await asSheet(name, bytes)}`,
  )
  return seconds
}

const all = { ...hostilePdfs, ...hostileTexts, ...hostileSheets }

async function uploadAll(rounds: number): Promise<FaultResult | { skipped: string }> {
  if (!reportsMemory()) return { skipped: 'this system does not report the memory of processes in /proc' }
  const result = emptyResult()
  const installation = await install('embedded')
  try {
    const program = await installation.start('service', { REPORT_READERS: '2' })
    const { pid, url } = program
    const stage = { client: await openClient(url), other: await openClient(url), pid, result }
    for (let time = 0; time < 3; time += 1) await readHonest(stage.other, result)
    const before = memoryOf(pid).own
    const quick: [string, Uint8Array][] = []
    for (const [name, make] of Object.entries(all).slice(0, rounds)) {
      const bytes = make()
      if ((await uploadHostile(stage, name, bytes)) < 5 && bytes.length < 2_000_000) quick.push([name, bytes])
    }
    // Further rounds repeat the files that end soon, each with another byte appended so that it is a new file.
    for (let round = result.rounds; round < rounds && quick.length > 0; round += 1) {
      const [name, bytes] = quick[round % quick.length] ?? ['', new Uint8Array()]
      await uploadHostile(stage, name, Buffer.concat([bytes, Buffer.from(`\n%${round}`)]))
    }
    const after = memoryOf(pid).own
    result.note = `the service had ${before.toFixed(0)} MB before and ${after.toFixed(0)} MB after; the longest that an honest report beside took is the recovery`
    if (after - before > grownMegabytes) result.problems.push(`The service grew: ${result.note}`)
    if ((await program.end('SIGTERM')) !== 0) result.problems.push('It did not stop in order')
    return result
  } finally {
    await installation.remove()
  }
}

/** Hostile files, made to use all time and memory: each is refused with a reason, and other files are read meanwhile and afterwards. */
export const hostileFiles: Fault = {
  name: 'hostile-files',
  rounds: { quick: Object.keys(all).length, full: 500 },
  run: ({ rounds }) => uploadAll(rounds),
}
