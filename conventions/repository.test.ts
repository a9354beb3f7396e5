import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))
const mebibyte = 1024 * 1024

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
})

/** Returns the committed and staged files; null outside a checkout (a downloaded archive), where there is nothing to check. */
function listTracked(): string[] | null {
  if (!existsSync(join(root, '.git'))) return null
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * mebibyte }).split('\0')
  return files.filter((file) => file !== '' && existsSync(join(root, file)))
}

const tracked = listTracked()
const texts = (tracked ?? []).filter(
  (file) =>
    /\.(ts|tsx|mjs|cjs|js|css|sql|md|json|yml|html)$/.test(file) &&
    file !== 'package-lock.json' &&
    !file.startsWith('service/reference/data/'),
)

function filesWith(pattern: RegExp): string[] {
  return texts.filter(
    (file) => file !== 'conventions/repository.test.ts' && pattern.test(readFileSync(join(root, file), 'utf8')),
  )
}

test.skipIf(tracked === null)('no file is larger than 8 MiB', () => {
  expect(tracked?.length).toBeGreaterThan(100)
  expect(tracked?.filter((file) => statSync(join(root, file)).size > 8 * mebibyte)).toEqual([])
})

test.skipIf(tracked === null)('the compiled reference data is at most 8 MB', () => {
  const sizes = (tracked ?? [])
    .filter((file) => file.startsWith('service/reference/data/'))
    .map((file) => statSync(join(root, file)).size)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000)
})

test.skipIf(tracked === null)('no text names a path of one machine', () => {
  expect(filesWith(/(?<![\w.:])\/(work|root|home|Users)\/\w/)).toEqual([])
})

test.skipIf(tracked === null)('every note about later work names an issue', () => {
  expect(filesWith(/(?<!\p{L})(TODO|FIXME)\b(?!.*#\d)|coming soon/iu)).toEqual([])
})

test('the lockfile contains the packages of every platform, and no address of a registry', () => {
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { packages } = Lockfile.parse(lock)
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages))
      // A name without a platform is an optional feature, not a build for a platform.
      .filter(([name, version]) => /^\d/.test(version) && /(darwin|linux|win32|freebsd|android|wasm32)/.test(name)),
  )
  // `npm run build -- lockfile` adds them; npm ci refuses the lockfile without them.
  expect(missing).toEqual([])
  expect(Object.values(packages).filter((entry) => entry.resolved !== undefined)).toEqual([])
})
