import { AnswerError } from '@/lib/queries/answer-error'
import { decideMatch, type MatchDecision } from '@/lib/queries/organization/match-question'
import type { Choice, RowResult } from '@/lib/views/import/import-job'
import type { OwnDataBody } from '@/lib/views/import/read-own-data'
import { withoutRefused } from '@/lib/views/import/refused-cells'
import { byPlace, type Entry } from './check-rows'
import { askResult, askResults, type Body } from './import-requests'
import { mayPass, type Run, tryPatiently } from './try-patiently'

const rowsAtOnce = 200
const singlesAtOnce = 3
/** Attempts per row, with a service without batches, before the row fails and the next ones continue. */
const triesOfOne = 3

/** `ownData`: the row's own data; only our service takes it, in a batch. */
export type OwnedEntry = Entry & { ownData: OwnDataBody | null }
type ChosenEntry = OwnedEntry & { choice: Exclude<Choice, 'skip'> | null }
type RegisterRun = Run & { onResults: (results: Readonly<Record<number, RowResult>>) => void }

/** A batch may have one megabyte; rows with many columns are long. */
const charactersAtOnce = 700_000

function bodyOf({ body, ownData }: OwnedEntry): Body {
  return ownData === null ? body : { ...body, own_data: ownData }
}

/** Returns the first rows that fit into one batch; at least one. */
function batchOf(entries: readonly ChosenEntry[]): { part: readonly ChosenEntry[]; bodies: readonly Body[] } {
  const bodies: Body[] = []
  let characters = 0
  for (const entry of entries.slice(0, rowsAtOnce)) {
    const body = bodyOf(entry)
    characters += JSON.stringify(body).length
    if (bodies.length > 0 && characters > charactersAtOnce) break
    bodies.push(body)
  }
  return { part: entries.slice(0, bodies.length), bodies }
}

/**
 * Sends rows that are refused only for optional cells once more without these, as a check does with a service that has checks. What an
 * older service refuses as a whole is the own data.
 */
async function registerWithout(
  part: readonly ChosenEntry[],
  results: readonly RowResult[],
  run: Run,
): Promise<readonly RowResult[]> {
  const refused = part.flatMap((entry, index) => {
    const result = results[index]
    if (result?.kind !== 'error') return []
    const isOwnData = entry.ownData !== null && result.detail.includes('own_data')
    const body = isOwnData ? entry.body : withoutRefused(entry.body, result.detail)
    return body === null ? [] : [{ index, body, dropped: result.detail }]
  })
  if (refused.length === 0) return results
  const bodies = refused.map(({ body }) => body)
  const told = await tryPatiently(() => askResults(bodies, run.signal), run)
  const settled = [...results]
  for (const [at, { index, dropped }] of refused.entries()) {
    const result = told[at]
    if (result?.kind === 'registered') settled[index] = { ...result, dropped }
  }
  return settled
}

/**
 * Registers rows and reports the outcome of each: in batches or, if the service has none, a few at a time. Repeating it is safe: a
 * registered row is found. Throws AnswerError for what stops the whole import.
 */
export async function registerRows(entries: readonly ChosenEntry[], run: RegisterRun): Promise<void> {
  for (let from = 0; from < entries.length; ) {
    const { part, bodies } = batchOf(entries.slice(from, from + rowsAtOnce))
    try {
      const told = await tryPatiently(() => askResults(bodies, run.signal), run)
      const results = await registerWithout(part, told, run)
      from += part.length
      run.onResults(byPlace(part, await choose(part, results, run)))
    } catch (error) {
      if (!(error instanceof AnswerError && error.status === 501)) throw error
      return registerSingly(entries.slice(from), run)
    }
  }
}

/** Sends the reader's choice of a company for each row, and merges the row with the record it was chosen to join. */
async function choose(
  entries: readonly ChosenEntry[],
  results: readonly RowResult[],
  run: RegisterRun,
): Promise<RowResult[]> {
  const chosen: RowResult[] = []
  for (const [index, result] of results.entries()) {
    const decision = result.kind === 'error' ? null : decisionOf(result.id, entries[index]?.choice ?? null)
    if (decision === null || result.kind === 'error') chosen.push(result)
    else chosen.push({ ...result, isChosen: await isTaken(result.id, decision, run) })
  }
  return chosen
}

function decisionOf(id: number, choice: ChosenEntry['choice']): MatchDecision | null {
  if (choice === null) return null
  if (typeof choice !== 'object') return { kind: 'choose', companyId: choice }
  // A row registered under that record's own id is already the same record.
  return choice.into === id ? null : { kind: 'merge', id, into: choice.into }
}

async function isTaken(id: number, decision: MatchDecision, run: RegisterRun): Promise<boolean> {
  try {
    await tryPatiently(() => decideMatch(id, decision), run)
    return true
  } catch (error) {
    run.signal.throwIfAborted()
    // A merge that was done before the page was left.
    return decision.kind === 'merge' && error instanceof AnswerError && error.status === 400
  }
}

/** A request limit says when it ends; an exhausted quota does not end by waiting. */
function mayPassSoon(error: unknown): boolean {
  if (error instanceof AnswerError && error.status === 429) return error.retryAfterSeconds !== null
  return mayPass(error)
}

/** Whether a failure concerns all rows, not one of them. */
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
        // A failure that concerns all rows stops them all.
        left.length = 0
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: singlesAtOnce }, work))
}

/** Registers one row without own data, which the published interface does not have, and without optional cells that are refused. */
async function registerOne({ body }: ChosenEntry, run: RegisterRun): Promise<RowResult> {
  const result = await tryOne(body, run)
  const kept = result.kind === 'error' ? withoutRefused(body, result.detail) : null
  if (result.kind !== 'error' || kept === null) return result
  const again = await tryOne(kept, run)
  return again.kind === 'registered' ? { ...again, dropped: result.detail } : result
}

async function tryOne(body: Body, run: RegisterRun): Promise<RowResult> {
  try {
    const patience = { tries: triesOfOne, isPassing: mayPassSoon }
    return await tryPatiently(() => askResult(body, run.signal), run, patience)
  } catch (error) {
    run.signal.throwIfAborted()
    if (!(error instanceof AnswerError) || concernsAll(error)) throw error
    return { kind: 'error', detail: error.detail }
  }
}
