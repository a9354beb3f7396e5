import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

function fileOf(from: string, named: string): string | null {
  const base = named.startsWith('@/') ? join(root, named.slice(2)) : join(dirname(from), named)
  return [`${base}.tsx`, `${base}.ts`].find((path) => existsSync(path)) ?? null
}

/**
 * Returns the absolute paths of our modules that a module imports (`text` is its source), without type-only imports. `later`:
 * including `import()`.
 */
export function readImports(path: string, text: string, { later = false } = {}): string[] {
  const named = [
    ...text.matchAll(
      /^(?:import|export) (?!type )(?!\{(?:\s*type \w+,?)+\s*\})[^;']*? from '((?:@|\.{1,2})\/[^']+)'/gm,
    ),
  ]
  const imported = later ? [...text.matchAll(/\bimport\('((?:@|\.{1,2})\/[^']+)'\)/g)] : []
  return [...named, ...imported].flatMap(([, name]) => fileOf(path, name ?? '') ?? [])
}

export function isOfBrowser(text: string): boolean {
  return text.startsWith("'use client'")
}

export function readText(path: string): string {
  return readFileSync(path, 'utf8')
}
