import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))
const Versions = z.record(z.string(), z.string()).default({})
const Package = z.object({ dependencies: Versions, devDependencies: Versions, optionalDependencies: Versions })
const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      optional: z.boolean().optional(),
      libc: z.array(z.string()).optional(),
    }),
  ),
})

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))
}

const { dependencies, devDependencies, optionalDependencies } = read('package.json', Package)
const declared = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
const { packages } = read('package-lock.json', Lockfile)

test('every dependency is one exact version', () => {
  expect(declared.length).toBeGreaterThan(30)
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lockfile has exactly those versions', () => {
  const others = declared.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
  expect(others).toEqual([])
})

// Builds for platforms that the registry in use lacked have no hash (npm run build -- lockfile, docs/security/verification.md).
test('every package that is not an optional build for a platform is checked by its hash', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, entry]) => path !== '' && entry.optional !== true && !/^sha512-/.test(entry.integrity ?? ''),
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})

// Otherwise it would be used instead of the machine's own `node` in every command, and not run there. `npm run build -- lockfile`
// sets this.
test('the packaged Node of Linux is left out where the C library is another', () => {
  const packaged = Object.entries(packages).filter(([path]) => /^node_modules\/node-linux-/.test(path))
  expect(packaged.map(([, { libc }]) => libc)).toEqual([['glibc'], ['glibc']])
})
