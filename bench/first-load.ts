import { gzipSync } from 'node:zlib'

// npm run bench -- first-load http://127.0.0.1:3000
//
// What a browser must load of scripts before a page is whole: every <script src> of the production page of a dashboard that
// is running, gzipped as a server would. Prints list, form and organization page (the first of the list) with their limits.
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
  // Browsers that know modules pass over nomodule.
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

await measure('list', '/', 170)
await measure('form', '/organizations/new', 185)
const list: unknown = await (await fetch(`${base}/api/organizations?limit=1`)).json()
const rows: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, 'organizations') : null
const id: unknown = Array.isArray(rows) && rows[0] ? Reflect.get(rows[0], 'id') : null
if (typeof id === 'number') await measure('organization', `/organizations/${id}`, 170)
else console.log('organization   not measured: nothing is registered')
