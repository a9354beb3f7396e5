import { LRUCache } from 'lru-cache'
import type { Context } from '@/service/context'
import type { AnswerCache, AnswerKey, OrganizationAnswer } from '@/service/organizations/read/answer-cache'
import type { Reference } from '@/service/reference/read-reference'

/**
 * Bodies that were registered again a moment ago and changed nothing. Such a body is answered from memory for as long as
 * the answer in memory is the one it got then:
 *
 * - The same words lead to the same organization for ever (find-registered.ts, `findRepeated`).
 * - What they told that was a blank is one no more: fields are filled and never emptied.
 * - Where research failed a repeat asks for another try. The failure changes the answer, so its ETag differs.
 * - An organization merged into another has no answer in memory of its own.
 */
type Remembered = { organizationId: number; variant: string; etag: string }
type Memory = { reference: Reference; bodies: LRUCache<string, Remembered> }

const maxBytes = 4 * 1024 * 1024
/** Longer bodies are not kept. */
const longest = 2_000
/** Of an entry beside its text. A guess on the large side. */
const overhead = 300

const memories = new WeakMap<AnswerCache, Memory>()

function memoryOf({ answers, reference }: Pick<Context, 'answers' | 'reference'>): Memory['bodies'] {
  const known = memories.get(answers)
  // Which industries and years of rates a body may name is the editions' to say.
  if (known?.reference === reference) return known.bodies
  const bodies = new LRUCache<string, Remembered>({
    maxSize: maxBytes,
    sizeCalculation: (_value, text) => 2 * text.length + overhead,
  })
  memories.set(answers, { reference, bodies })
  return bodies
}

/** A body with objects in it is refused anyway, and may be nested deeper than can be written. */
function isFlat(body: unknown): body is object {
  if (typeof body !== 'object' || body === null) return false
  return Object.values(body).every(
    (value) => value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value),
  )
}

function textOf(projectId: number, body: unknown): string | null {
  if (!isFlat(body)) return null
  const text = JSON.stringify(body)
  return text.length > longest ? null : `${projectId} ${text}`
}

/** The answer of an earlier registration by this project with the same body; null where it has to be looked up. */
export function findRepeat(
  ctx: Pick<Context, 'answers' | 'reference'>,
  projectId: number,
  body: unknown,
): OrganizationAnswer | null {
  const text = textOf(projectId, body)
  const known = text === null ? undefined : memoryOf(ctx).get(text)
  if (known === undefined) return null
  const answer = ctx.answers.find({ projectId, organizationId: known.organizationId, variant: known.variant })
  return answer?.etag === known.etag ? answer : null
}

/** Call it where a registration changed nothing, with the answer that was read after that was seen. */
export function rememberRepeat(
  ctx: Pick<Context, 'answers' | 'reference'>,
  key: AnswerKey,
  body: unknown,
  { etag, body: bytes }: OrganizationAnswer,
): void {
  const text = textOf(key.projectId, body)
  // It can have failed since the row was read; an answer while research goes on is not in memory.
  if (text === null || bytes.includes('"status":"errored"')) return
  memoryOf(ctx).set(text, { organizationId: key.organizationId, variant: key.variant, etag })
}
