/** The request and answer of one operation. A body that is not JSON is left out. */
export type Exchange = { request?: unknown; answer?: unknown }

export type ExampleRecorder = {
  /** Stores the exchange where its answer contains more than the stored one of the operation. */
  keep: (operationId: string, exchange: Exchange) => void
  /** Returns the exchanges by operation, in alphabetical order. */
  all: () => Record<string, Exchange>
}

/** Collects an example of each operation from the requests and answers of a running service. */
export function createExampleRecorder(): ExampleRecorder {
  const kept = new Map<string, Exchange>()

  function keep(operationId: string, exchange: Exchange): void {
    const short = { ...exchange, ...('answer' in exchange && { answer: shorten(exchange.answer) }) }
    const before = kept.get(operationId)
    if (before === undefined || sizeOf(short) > sizeOf(before)) kept.set(operationId, short)
  }

  return { keep, all: () => Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

function sizeOf({ answer }: Exchange): number {
  return JSON.stringify(answer ?? null).length
}

/** Keeps the largest entry of each list, and removes keys and passwords. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const longest = value.map(shorten).sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    return longest.slice(0, 1)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      /^(api_key|team_key|secret|token)$/.test(key) ? 'shown once and never again' : shorten(part),
    ]),
  )
}

/**
 * Returns the paths at which two values differ in shape: a field that only one of them has, or a list in place of an object.
 * Values, and fields that are null on either side, are not compared.
 */
export function differences(left: unknown, right: unknown, path = ''): string[] {
  if (left === null || right === null || left === undefined || right === undefined) return []
  if (Array.isArray(left) && Array.isArray(right)) {
    const [one, other] = [left[0], right[0]]
    return left.length === 0 || right.length === 0 ? [] : differences(one, other, `${path}/0`)
  }
  if (typeof left !== 'object' || typeof right !== 'object') return typeof left === typeof right ? [] : [path]
  if (Array.isArray(left) !== Array.isArray(right)) return [path]
  const [ours, theirs] = [new Map(Object.entries(left)), new Map(Object.entries(right))]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) =>
    ours.has(key) && theirs.has(key)
      ? differences(ours.get(key), theirs.get(key), `${path}/${key}`)
      : [`${path}/${key}`],
  )
}
