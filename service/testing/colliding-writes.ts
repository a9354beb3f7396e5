export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type AskedWrite = { method: Method; path: string; body?: object }

/** What the writes are about: organizations, webhooks and imports of one project, and companies that may be chosen for an organization. */
export type Writing = {
  random: () => number
  ids: readonly number[]
  webhooks: readonly number[]
  imports: readonly number[]
  choices: readonly (number | 'none')[]
}

export function pick<T>({ random }: Pick<Writing, 'random'>, all: readonly T[]): T {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}

/** In no order: whoever locks several has to order them itself. */
function someIds(writing: Writing, count = 8): number[] {
  return [...new Set(Array.from({ length: count }, () => pick(writing, writing.ids)))]
}

function upTo({ random }: Pick<Writing, 'random'>, highest: number): number {
  return 1 + Math.floor(random() * highest)
}

/** One of 40 companies of similar names, by its number in the customer's system, with more or less known about it. */
export function registrationOf(writing: Pick<Writing, 'random'>): object {
  const place = Math.floor(writing.random() * 40)
  const currency = pick(writing, ['EUR', 'USD', 'SEK', 'GBP'])
  const spend = [2022, 2023, 2024].map((year) => ({ year, amount: upTo(writing, 1e5), currency }))
  const letter = String.fromCharCode(65 + (place % 26))
  return {
    name: place % 4 === 0 ? `Nestle ${letter}` : `Quarry ${letter}${place > 25 ? ' North' : ''} Works`,
    external_id: `V${place}`,
    ...(writing.random() < 0.5 && { hq_region: 'SE' }),
    ...(writing.random() < 0.5 && { website: `https://quarry-${place}.example` }),
    own_data: { category: pick(writing, ['Steel', 'Food', 'Travel']), buyer: pick(writing, ['Ann', 'Ben']), spend },
  }
}

/** The writes of the interface that touch several rows or tables. */
const writes: readonly ((writing: Writing) => AskedWrite)[] = [
  (writing) => ({ method: 'POST', path: '/organizations', body: registrationOf(writing) }),
  (writing) => ({
    method: 'POST',
    path: '/organizations/batch',
    body: { rows: Array.from({ length: 10 }, () => registrationOf(writing)) },
  }),
  (writing) => ({
    method: 'PATCH',
    path: '/organizations/batch',
    body: { changes: someIds(writing).map((id) => ({ id, website: `https://w-${upTo(writing, 99)}.example` })) },
  }),
  (writing) => ({
    method: 'POST',
    path: '/organizations/labels',
    body: { ids: someIds(writing, 3), add: ['a', 'b'].toSorted(() => writing.random() - 0.5), remove: ['c'] },
  }),
  (writing) => ({
    method: 'PUT',
    path: `/organizations/${pick(writing, writing.ids)}/labels`,
    body: { labels: ['b', 'c', 'a'] },
  }),
  (writing) => ({ method: 'POST', path: '/organizations/remove', body: { ids: someIds(writing, 3) } }),
  (writing) => ({ method: 'POST', path: '/organizations/restore', body: { ids: writing.ids.toReversed() } }),
  (writing) => ({
    method: 'POST',
    path: `/organizations/${pick(writing, writing.ids)}/merge`,
    body: { into: pick(writing, writing.ids) },
  }),
  (writing) => ({ method: 'DELETE', path: `/organizations/${pick(writing, writing.ids)}/merge` }),
  (writing) => ({
    method: 'POST',
    path: `/organizations/${pick(writing, writing.ids)}/match`,
    body: { company_id: pick(writing, writing.choices) },
  }),
  (writing) => ({ method: 'DELETE', path: `/organizations/${pick(writing, writing.ids)}/match` }),
  (writing) => ({
    method: 'PUT',
    path: '/footprint/categories',
    body: {
      categories: ['Travel', 'Steel', 'Food']
        .toSorted(() => writing.random() - 0.5)
        .map((category) => ({ category, industry_id: pick(writing, ['10', '26']), scope_3_category: 1 })),
    },
  }),
  (writing) => ({
    method: 'POST',
    path: '/stated-figures/batch',
    body: {
      rows: someIds(writing).map((id) => ({
        ...{ organization_id: id, year: 2023, scope: '1' },
        value: upTo(writing, 1e4),
      })),
    },
  }),
  () => ({ method: 'POST', path: '/footprint/kept', body: { title: 'Kept' } }),
  (writing) => ({
    method: 'PATCH',
    path: `/webhooks/${pick(writing, writing.webhooks)}`,
    body: { state: pick(writing, ['on', 'off']) },
  }),
  (writing) => ({ method: 'DELETE', path: `/imports/${pick(writing, writing.imports)}` }),
  (writing) => ({ method: 'POST', path: `/imports/${pick(writing, writing.imports)}/restore` }),
  (writing) => ({
    method: 'PUT',
    path: `/organizations/${pick(writing, writing.ids)}/engagement`,
    body: { stage: pick(writing, ['asked', 'answered']) },
  }),
]

/** One of the writes, by chance. */
export function chooseWrite(writing: Writing): AskedWrite {
  return pick(writing, writes)(writing)
}

type Ask = (method: Method, path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>

/**
 * Registers what the writes are about, and webhooks and imports beside it. `ask` returns the body of an answer, and throws where it is a
 * failure.
 */
export async function prepareWrites(
  ask: Ask,
  { random, choices }: Pick<Writing, 'random' | 'choices'>,
): Promise<Writing> {
  for (let time = 0; time < 4; time++) {
    await ask('POST', '/organizations/batch', { rows: Array.from({ length: 30 }, () => registrationOf({ random })) })
  }
  const { organizations } = await ask('GET', '/organizations?limit=200')
  const ids = (organizations as { id: number }[]).map(({ id }) => id)
  const [webhooks, imports]: [number[], number[]] = [[], []]
  for (let time = 0; time < 3; time++) {
    webhooks.push(Number((await ask('POST', '/webhooks', { url: `https://hook-${time}.example/in` }))['id']))
    const made = Number((await ask('POST', '/imports', { file_name: 'suppliers.csv' }))['id'])
    await ask('POST', `/imports/${made}/rows`, {
      rows: ids.map((id, place) => ({ number: place + 1, name: `Row ${place}`, organization_id: id })),
    })
    await ask('POST', `/imports/${made}/complete`, {})
    imports.push(made)
  }
  return { random, ids, webhooks, imports, choices }
}

/** How often each write was answered how. */
export function countAnswer(counts: Map<string, number>, { method, path }: AskedWrite, status: number): string {
  const what = `${method} ${path.replace(/\d+/g, ':id')} ${status}`
  counts.set(what, (counts.get(what) ?? 0) + 1)
  return what
}

/** Lines of the counts, one for each kind of write and answer. */
export function showCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort()
    .map(([what, count]) => `  ${count} ${what}`)
    .join('\n')
}
