import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImports, readText, root } from './read-imports'

// Next builds instrumentation.ts and proxy.ts for its edge runtime as well, which has no process: it warns of each call.

function reachedFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const next of readImports(path, readText(path))) reachedFrom(next, found)
  return found
}

test('what runs in the edge runtime as well never ends the process', () => {
  const path = join(root, 'instrumentation.ts')
  const ending = [...reachedFrom(path)].filter((file) => /\bprocess\.(?:exit|on|kill)\b/.test(readText(file)))
  expect(ending).toEqual([])
  // What does end it is imported where Node runs only, in the one form that the build follows.
  const [later = ''] = readImports(path, readText(path), { later: true })
  expect(readText(later)).toContain('process.exit(1)')
  expect(readText(path)).toMatch(
    /if \(process\.env\['NEXT_RUNTIME'\] === 'nodejs'\) \{\s*const \{ \w+ \} = await import\(/,
  )
})
