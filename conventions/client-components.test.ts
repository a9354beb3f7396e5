import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOfBrowser, readImports, readText, root } from './read-imports'

/** Components that are drawn on the server alone: from a page on, as far as no file begins with 'use client'. */
function serverComponents(): Map<string, string> {
  const seen = new Map<string, string>()
  const waiting = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join(root, 'app', path))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = readText(path)
    if (seen.has(path) || isOfBrowser(text)) continue
    seen.set(path, text)
    waiting.push(...readImports(path, text).filter((file) => file.endsWith('.tsx')))
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
