import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// `node --import …/source-imports.ts FILE.ts`: runs TypeScript as it stands. Node strips the types by itself; this finds what
// the bundlers find: `@/service/config` from the root of the repository, files named without `.ts`, and JSON.

const root = new URL('..', import.meta.url)

/** The file that an import of ours names; null where it is for Node to find. */
function findFile(specifier: string, parent: string | undefined): URL | null {
  if (specifier.startsWith('@/')) return withExtension(new URL(specifier.slice(2), root))
  if (!/^\.\.?\//.test(specifier) || parent === undefined || parent.includes('/node_modules/')) return null
  return withExtension(new URL(specifier, parent))
}

function withExtension(url: URL): URL | null {
  if (/\.(ts|js|mjs|cjs|json)$/.test(url.pathname)) return url
  const named = new URL(`${url.href}.ts`)
  return existsSync(fileURLToPath(named)) ? named : null
}

registerHooks({
  resolve(specifier, context, next) {
    const file = findFile(specifier, context.parentURL)
    if (file === null) return next(specifier, context)
    const resolved = next(file.href, context)
    return file.pathname.endsWith('.json') ? { ...resolved, importAttributes: { type: 'json' } } : resolved
  },
})
