import { gzipSync } from 'node:zlib'

// npm run bench -- first-load http://127.0.0.1:3000: size of the scripts that a browser must load before a page is complete:
// every <script src> of the pages of a running production dashboard, gzipped as a server would. Prints each page with its limit;
// pages about one item use the first of its list.
const base = process.argv[2] ?? 'http://127.0.0.1:3000'

const sizes = new Map<string, number>()

async function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const size = gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length
  sizes.set(address, size)
  return size
}

async function measure(page: string, path: string, limitKiB: number): Promise<void> {
  const html = await (await fetch(`${base}${path}`, { headers: { accept: 'text/html' } })).text()
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  // Browsers that support modules skip nomodule scripts.
  const scripts = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? [])
  const found = [...new Set(scripts)]
  const bytes = await Promise.all(found.map((src) => sizeOf(new URL(src.replaceAll('&amp;', '&'), base).href)))
  const total = bytes.reduce((sum, size) => sum + size, 0) / 1024
  console.log(
    `${page.padEnd(14)} ${total.toFixed(1).padStart(6)} KiB gzip in ${found.length} scripts (at most ${limitKiB})`,
  )
  if (found.length === 0 || total > limitKiB) process.exitCode = 1
}

/** Returns the first id of a list that the dashboard answers under a key; null where it is empty or not offered. */
async function firstId(path: string, key: string): Promise<number | null> {
  const response = await fetch(`${base}${path}`)
  if (!response.ok) return null
  const answer: unknown = await response.json()
  const rows: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : null
  const id: unknown = Array.isArray(rows) && rows[0] ? Reflect.get(rows[0], 'id') : null
  return typeof id === 'number' ? id : null
}

const usualLimit = 170
const pages: readonly (readonly [name: string, path: string, limitKiB: number])[] = [
  ['list', '/', usualLimit],
  // Its fields come with the page and keep what is typed until the form's own program, some 30 KiB, is there.
  ['form', '/organizations/new', usualLimit],
  ['import', '/organizations/import', usualLimit],
  ['imports', '/imports', usualLimit],
  ['decide', '/decide', usualLimit],
  ['footprint', '/footprint', usualLimit],
  ['engagement', '/engagement', usualLimit],
  ['changes', '/changes', usualLimit],
  ['digest', '/changes/digest', usualLimit],
  ['webhooks', '/changes/webhooks', usualLimit],
  ['compare', '/compare', usualLimit],
  ['industries', '/industries', usualLimit],
  ['industry', '/industries/24', usualLimit],
  ['regions', '/regions', usualLimit],
  ['region', '/regions/DE', usualLimit],
  ['reports', '/reports', usualLimit],
  ['data', '/data', usualLimit],
  ['methodology', '/methodology', usualLimit],
  ['docs', '/docs', usualLimit],
  ['answer', '/answer', usualLimit],
  ['print list', '/print/list', usualLimit],
]
for (const [name, path, limitKiB] of pages) await measure(name, path, limitKiB)

// Pages about one item: measured where there is one.
const sections = ['summary', 'emissions', 'targets', 'score', 'evidence', 'activity']
const organization = await firstId('/api/organizations?limit=1', 'organizations')
if (organization === null) console.log('organization   not measured: nothing is registered')
else {
  await measure('organization', `/organizations/${organization}`, usualLimit)
  for (const section of sections)
    await measure(section, `/organizations/${organization}?section=${section}`, usualLimit)
  await measure('print', `/print/organizations/${organization}`, usualLimit)
}
const kept = await firstId('/api/footprint/kept', 'kept')
if (kept === null) console.log('kept           not measured: no footprint is kept')
else await measure('kept', `/footprint/kept/${kept}`, usualLimit)
