/**
 * Which records are one company: a union-find over record numbers that also knows what must stay apart.
 * cluster: the records held to be one company so far
 * apart: pairs of records that a person judged to be two companies
 */
export type Refusal = 'reviewed as apart' | 'two different LEIs'

export type Clusters = {
  /** Returns the number that identifies the cluster of record `index`. */
  find: (index: number) => number
  members: (index: number) => readonly number[]
  leis: (index: number) => ReadonlySet<string>
  /** Joins two clusters; returns 'joined', 'already' or why not. `reviewed` skips the LEI check, as a person decided. */
  join: (a: number, b: number, options?: { reviewed?: boolean }) => 'joined' | 'already' | Refusal
}

export function createClusters(
  leisOfRecords: readonly (readonly string[])[],
  apart: readonly (readonly [number, number])[],
): Clusters {
  const parent = leisOfRecords.map((_, index) => index)
  const members = leisOfRecords.map((_, index) => [index])
  const leis = leisOfRecords.map((values) => new Set(values))
  const apartOf = new Map<number, Set<number>>()
  for (const [a, b] of apart) {
    apartOf.set(a, (apartOf.get(a) ?? new Set()).add(b))
    apartOf.set(b, (apartOf.get(b) ?? new Set()).add(a))
  }

  function find(index: number): number {
    let root = index
    while (parent[root] !== undefined && parent[root] !== root) root = parent[root] ?? root
    parent[index] = root
    return root
  }
  const membersOf = (index: number): readonly number[] => members[find(index)] ?? []
  const leisOf = (index: number): ReadonlySet<string> => leis[find(index)] ?? new Set()

  function join(a: number, b: number, { reviewed = false } = {}): 'joined' | 'already' | Refusal {
    const [first, second] = [find(a), find(b)].sort((x, y) => x - y) as [number, number]
    if (first === second) return 'already'
    const inSecond = new Set(membersOf(second))
    for (const member of membersOf(first)) {
      for (const other of apartOf.get(member) ?? []) if (inSecond.has(other)) return 'reviewed as apart'
    }
    if (!reviewed && leisConflict(leisOf(first), leisOf(second))) return 'two different LEIs'
    members[first]?.push(...membersOf(second))
    for (const lei of leisOf(second)) leis[first]?.add(lei)
    parent[second] = first
    return 'joined'
  }

  return { find, members: membersOf, leis: leisOf, join }
}

/** Whether two sets of LEIs contradict each other: neither contains the other. */
export function leisConflict(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const holdsAll = (outer: ReadonlySet<string>, inner: ReadonlySet<string>) => [...inner].every((lei) => outer.has(lei))
  return !holdsAll(a, b) && !holdsAll(b, a)
}
