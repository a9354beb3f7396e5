import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

// docs/architecture/folders.md and .dependency-cruiser.cjs have the same table.

const root = fileURLToPath(new URL('..', import.meta.url))
const Rules = z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string().optional() })) })

/** Folders that the page describes below its table. */
const unnamed = ['context', 'look-every', 'source-arguments']

/** Returns a folder as the page names it: "service/storage/engine" is "storage", "service/errors.ts" is "errors". */
function shorten(path: string): string {
  const [first = '', second = ''] = path.replace(/^service\//, '').split('/')
  return first === 'live' && second === 'keys' ? 'live/keys' : first.replace(/\.ts$/, '')
}

function kept(): Map<string, string[]> {
  const { forbidden } = Rules.parse(createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')))
  const folders = forbidden.flatMap(({ name, comment = '' }) => {
    const [, folder] = /^imports of service\/([a-z-]+)$/.exec(name) ?? []
    const words = comment.replace(/^may import /, '').split(', ')
    const allowed = words.filter((word) => word !== 'nothing of ours').map(shorten)
    return folder === undefined ? [] : [[folder, allowed] as const]
  })
  return new Map(folders.map(([folder, allowed]) => [folder, tidy(allowed)]))
}

function said(): Map<string, string[]> {
  const page = readFileSync(join(root, 'docs/architecture/folders.md'), 'utf8').split('## The dashboard')[0] ?? ''
  const rows = [...page.matchAll(/^\| `([a-z-]+)\/` \| .* \| ([^|]*) \|$/gm)]
  return new Map(
    rows
      .filter(([, , words = '']) => !words.startsWith('anything'))
      .map(([, folder = '', words = '']) => [
        folder,
        tidy(words.split(', ').filter((word) => word !== '–' && word !== 'nothing')),
      ]),
  )
}

function tidy(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !unnamed.includes(name)).sort()
}

test('the page lists for each folder of the service what it may import', () => {
  const table = kept()
  expect(table.size).toBeGreaterThan(30)
  const page = said()
  for (const [folder, allowed] of table) expect([folder, page.get(folder)]).toEqual([folder, allowed])
})

test('the page names only folders of the table, and storage, whose subfolders have rows of their own', () => {
  const table = kept()
  expect([...said().keys()].filter((folder) => !table.has(folder))).toEqual(['storage'])
})
