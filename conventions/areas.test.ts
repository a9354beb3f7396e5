import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areasOfFrame, areasOfPage } from '@/lib/messages/areas'
import { isOfBrowser, readImports, readText, root } from './read-imports'

const app = join(root, 'app')

/** Browser modules that a page can load, by path: from its first 'use client' file on, including those loaded later. */
function browserModules(page: string): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [{ path: page, isWithin: false }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path } = next
    const text = readText(path)
    const isWithin = next.isWithin || isOfBrowser(text)
    if (seen.has(`${path} ${isWithin}`)) continue
    seen.add(`${path} ${isWithin}`)
    if (isWithin) found.set(path, text)
    waiting.push(...readImports(path, text, { later: true }).map((file) => ({ path: file, isWithin })))
  }
  return found
}

/** How a module gets its texts: the areas it asks for, and formats it stores for later. */
const asking =
  /(?:\buseMessages|\bcreateWords|\.words)\(|\bformat\.words\b(?!\()|\{[^{}]*\bwords\b[^{}]*\} = (?:useFormat\(|format\b)/g

/** By name, as a value, or destructured from a format. */
const askingForCountries =
  /\.countr(?:y|ies)\(|\bformat\.countr(?:y|ies)\b|\{[^{}]*\bcountr(?:y|ies)\b[^{}]*\} = (?:useFormat\(|format\b)/

const askingForIndustries =
  /\.industryName\(|\bformat\.industryName\b|\bindustryName\b[^{}]*\} = (?:useFormat\(|format\b)/

/** Returns the areas that a module asks for; where the name is not a literal, the position in the code, which is no area. */
function areasOf(path: string, text: string): string[] {
  if (path.startsWith(join(root, 'lib/messages/')) || path.endsWith('lib/format/create-format.ts')) return []
  const asked = [...text.matchAll(asking)].map(({ index }) => {
    const call = text.slice(index, index + 60)
    return /^\.?\w+\('(\w+)'\)/.exec(call)?.[1] ?? `${path}: ${call}`
  })
  return [
    ...asked,
    ...(askingForCountries.test(text) ? ['countries'] : []),
    ...(askingForIndustries.test(text) ? ['industries'] : []),
  ]
}

function areasOfBrowser(file: string): string[] {
  const found = [...browserModules(join(app, file))].flatMap(([path, text]) => areasOf(path, text))
  return [...new Set(found)].sort()
}

const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
const frame: readonly string[] = areasOfFrame
const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file))
const others = files.filter((file) =>
  /(^|\/)(layout|template|error|global-error|loading|not-found|default)\.tsx$/.test(file),
)

describe('the texts of a browser', () => {
  it.each(pages)('of %s are sent with its page, and no others', (file) => {
    const route = `/${file.replace(/\/?page\.tsx$/, '')}`
    const sent: readonly string[] = Object.entries(areasOfPage).find(([page]) => page === route)?.[1] ?? []
    expect(areasOfBrowser(file).filter((area) => !frame.includes(area))).toEqual(sent)
    const names = [...readText(join(app, file)).matchAll(/<PageWords of="([^"]+)"/g)].map(([, page]) => page)
    expect(names).toEqual(sent.length > 0 ? [route] : [])
  })

  it.each(others)('contain %s in the frame where the frame uses it', (file) => {
    expect(areasOfBrowser(file).filter((area) => !frame.includes(area))).toEqual([])
  })

  it('are found in modules loaded later, and in names that are not literals', () => {
    expect(pages.length).toBeGreaterThan(15)
    expect([...browserModules(join(app, 'organizations/[id]/page.tsx')).keys()]).toContain(
      join(root, 'components/evidence/evidence-sheet.tsx'),
    )
    expect(areasOf('a.ts', "format.words('charts')")).toEqual(['charts'])
    expect(areasOf('a.ts', 'useMessages(area)')).toEqual(['a.ts: useMessages(area)'])
    expect(areasOf('a.ts', 'const { country } = useFormat()')).toEqual(['countries'])
    expect(areasOf('a.ts', 'format.industryName(name)')).toEqual(['industries'])
  })
})
