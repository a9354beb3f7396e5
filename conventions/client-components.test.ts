import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOfBrowser, readImports, readText, root } from './read-imports'

/** Components that are rendered on the server only: reachable from a page without passing a file that begins with 'use client'. */
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

// Next reports this only when the component is rendered, for example a skeleton that is shown when a service is slow.
it('a component that is rendered on the server only calls no browser hook', () => {
  const components = serverComponents()
  expect(components.size).toBeGreaterThan(20)
  const calling = [...components].filter(([, text]) =>
    /\buse(Messages|Format|ProblemWords|Reader|State|Effect)\(/.test(text),
  )
  expect(calling.map(([path]) => path.slice(root.length))).toEqual([])
})
