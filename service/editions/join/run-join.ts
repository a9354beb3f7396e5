import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sourceArguments } from '@/service/source-arguments'
import type { RowChunk } from '@/service/storage/companies/reference-load'
import type { JoinFacts, JoinInput, JoinOutput, JoinPages } from './join-task'

/** The joining program: in a build a file beside the bundle, otherwise TypeScript. */
const isBundled = import.meta.url.endsWith('.js')
const program = fileURLToPath(new URL(isBundled ? './join-process.js' : './join-process.ts', import.meta.url))

type PageOf<K extends keyof JoinPages> = JoinPages[K] extends AsyncIterable<infer Page> ? Page : never

/** Messages to the process: pages first, then the rest of the input. */
export type JoinRequest =
  | { kind: 'events'; page: PageOf<'events'> }
  | { kind: 'loaded'; page: PageOf<'loaded'> }
  | { kind: 'facts'; facts: JoinFacts }

/** Messages from the process: rows to write in several texts first, then the rest of the output. */
export type JoinAnswer =
  | { kind: 'rows'; chunk: RowChunk }
  | { kind: 'removals'; chunk: string }
  | { kind: 'joined'; output: JoinOutput }
  | { kind: 'failed'; error: unknown }

/** Resolves when the message was handed over, so that pages do not accumulate in this process. */
function tell(child: ChildProcess, request: JoinRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(request, (error) => (error === null ? resolve() : reject(error)))
  })
}

async function tellAll(child: ChildProcess, { events, loaded, ...facts }: JoinInput): Promise<void> {
  for await (const page of events) await tell(child, { kind: 'events', page })
  for await (const page of loaded) await tell(child, { kind: 'loaded', page })
  await tell(child, { kind: 'facts', facts })
}

function answerOf(child: ChildProcess): Promise<JoinOutput> {
  const chunks: RowChunk[] = []
  const removalChunks: string[] = []
  return new Promise((resolve, reject) => {
    child.on('message', (answer: JoinAnswer) => {
      if (answer.kind === 'rows') chunks.push(answer.chunk)
      else if (answer.kind === 'removals') removalChunks.push(answer.chunk)
      else if (answer.kind === 'failed') reject(answer.error)
      else resolve(withChunks(answer.output, chunks, removalChunks))
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      reject(new Error(`The joining process ended with ${signal ?? code} and no result`))
    })
  })
}

function withChunks(output: JoinOutput, chunks: RowChunk[], removalChunks: string[]): JoinOutput {
  if ('refusal' in output) return output
  const { change, rows } = output
  return { ...output, rows: { ...rows, chunks }, change: change && { ...change, removalChunks } }
}

/**
 * Runs `joinEditions` in a separate process: this one can keep answering requests, and the hundreds of megabytes of a join are
 * freed completely at its end, which would not be so with a thread. Rejects with the error it threw.
 */
export async function runJoin(input: JoinInput): Promise<JoinOutput> {
  const child = fork(program, {
    execArgv: isBundled ? ['--enable-source-maps'] : [...sourceArguments],
    // Under `node --watch` (npm run dev) it would report its imports to this process instead of the watcher.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined },
    // Dates, byte arrays and errors keep their types.
    serialization: 'advanced',
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  try {
    const [output] = await Promise.all([answerOf(child), tellAll(child, input)])
    return output
  } finally {
    process.off('exit', kill)
    kill()
  }
}
