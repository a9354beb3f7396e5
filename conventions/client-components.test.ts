import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

function fileOf(from: string, named: string): string | null {
  const base = named.startsWith('@/') ? join(root, named.slice(2)) : join(dirname(from), named)
  return [`${base}.tsx`, `${base}.ts`].find((path) => existsSync(path)) ?? null
}

/** Components that are drawn on the server alone: from a page on, as far as no file begins with 'use client'. */
function serverComponents(): Map<string, string> {
  const seen = new Map<string, string>()
  const waiting = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join(root, 'app', path))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = readFileSync(path, 'utf8')
    if (seen.has(path) || text.startsWith("'use client'")) continue
    seen.set(path, text)
    for (const [, named] of text.matchAll(/^import (?!type )[^;]*? from '([@.]\/[^']+)'/gm)) {
      const file = named === undefined ? null : fileOf(path, named)
      if (file?.endsWith('.tsx')) waiting.push(file)
    }
  }
  return seen
}

// Next finds this out only when the component is drawn: a skeleton, say, that is seen when a service is slow.
it('calls no hook of the browser in a component that is drawn on the server alone', () => {
  const components = serverComponents()
  expect(components.size).toBeGreaterThan(20)
  const calling = [...components].filter(([, text]) =>
    /\buse(Messages|Format|ProblemWords|Reader|State|Effect)\(/.test(text),
  )
  expect(calling.map(([path]) => path.slice(root.length))).toEqual([])
})
