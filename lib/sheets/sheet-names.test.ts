import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '@/lib/messages/languages'

const sheets = {
  footprint: ['sheetTotal', 'sheetLines', 'sheetTargets', 'sheetMethod'],
  export: ['report', 'data', 'about'],
} as const

it.each(languages)('names sheets of workbooks as Excel takes them, in %s', (language) => {
  for (const [area, keys] of Object.entries(sheets)) {
    const file = new URL(`../messages/${language}/${area}.json`, import.meta.url)
    const catalog: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const names = keys.map((key) => catalog[key] ?? '')
    for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  }
})
