import { AnswerError } from '@/lib/queries/answer-error'
import { decideMatch } from '@/lib/queries/organization/match-question'
import type { Choice, RowResult } from '@/lib/views/import/import-job'
import { byPlace, type Entry } from './check-rows'
import { askResult, askResults } from './import-requests'
import { mayPass, type Run, tryPatiently } from './try-patiently'

const rowsAtOnce = 200
const singlesAtOnce = 3
/** Of one row of a service without batches, before it is given up and the next ones go on. */
const triesOfOne = 3

export type ChosenEntry = Entry & { choice: Choice | null }
type RegisterRun = Run & { onResults: (results: Readonly<Record<number, RowResult>>) => void }

/**
 * Registers rows and tells what became of each, in batches or, where the service has none, a few at a time. Doing it
 * again is safe: a row that is registered already is found. Throws what keeps it from going on (AnswerError).
 */
export async function registerRows(entries: readonly ChosenEntry[], run: RegisterRun): Promise<void> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    const part = entries.slice(from, from + rowsAtOnce)
    const bodies = part.map(({ body }) => body)
    try {
      const results = await tryPatiently(() => askResults(bodies, run.signal), run)
      run.onResults(byPlace(part, await choose(part, results, run)))
    } catch (error) {
      if (!(error instanceof AnswerError && error.status === 501)) throw error
      return registerSingly(entries.slice(from), run)
    }
  }
}

/** Says of each row for which a reader chose a company that it is that one. */
async function choose(
  entries: readonly ChosenEntry[],
  results: readonly RowResult[],
  run: RegisterRun,
): Promise<RowResult[]> {
  const chosen: RowResult[] = []
  for (const [index, result] of results.entries()) {
    const choice = entries[index]?.choice ?? null
    if (choice === null || result.kind === 'error') chosen.push(result)
    else chosen.push({ ...result, isChosen: await isTaken(result.id, choice, run) })
  }
  return chosen
}

async function isTaken(id: number, companyId: Choice, run: RegisterRun): Promise<boolean> {
  try {
    await tryPatiently(() => decideMatch(id, { kind: 'choose', companyId }), run)
    return true
  } catch {
    run.signal.throwIfAborted()
    return false
  }
}

/** A quota has no end that could be waited for; a limit of requests says when it ends. */
function mayPassSoon(error: unknown): boolean {
  if (error instanceof AnswerError && error.status === 429) return error.retryAfterSeconds !== null
  return mayPass(error)
}

/** What is the matter with everything, not with one row. */
function concernsAll(error: unknown): boolean {
  return !(error instanceof AnswerError) || error.isFinal || [0, 401, 403].includes(error.status)
}

async function registerSingly(entries: readonly ChosenEntry[], run: RegisterRun): Promise<void> {
  const left = [...entries].reverse()
  async function work(): Promise<void> {
    for (let entry = left.pop(); entry; entry = left.pop()) {
      try {
        run.onResults({ [entry.place]: await registerOne(entry, run) })
      } catch (error) {
        // What keeps one from going on keeps all.
        left.length = 0
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: singlesAtOnce }, work))
}

async function registerOne({ body }: ChosenEntry, run: RegisterRun): Promise<RowResult> {
  try {
    const patience = { tries: triesOfOne, isPassing: mayPassSoon }
    return await tryPatiently(() => askResult(body, run.signal), run, patience)
  } catch (error) {
    run.signal.throwIfAborted()
    if (!(error instanceof AnswerError) || concernsAll(error)) throw error
    return { kind: 'error', detail: error.detail }
  }
}
