import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { languages } from '@/lib/messages/languages'
import { sayFigureReason } from '@/lib/views/translate/say-figure-reason'
import { figureReasons } from '@/service/contract/documents/figure-reasons'

const model = readFileSync(fileURLToPath(new URL('../service/reports/model/reason.ts', import.meta.url)), 'utf8')
/** The rules that the report reader names as reasons. */
const written = [...model.matchAll(/^ {2}\| '([a-z_0-9]+)'$/gm)].map(([, rule = '']) => rule)

const seen = {
  category: '6',
  count: '4',
  head: 'HEAD',
  label: 'LABEL',
  labels: 'LABELS',
  method: 'mb',
  model: 'MODEL',
  name: 'NAME',
  page: '12',
  parts: '3',
  printed: '4,118',
  scope: '2mb',
  series: 'SERIES',
  sum: '1 + 2 = 3',
  text: 'TEXT',
  title: 'TITLE',
  under: 'UNDER',
  year: '2022',
}

it('the report reader’s rules are those of the interface, and the other way round except for texts of earlier versions', () => {
  expect(written.length).toBeGreaterThan(50)
  expect([...figureReasons].filter((rule) => rule !== 'said').sort()).toEqual([...written].sort())
})

it.each(languages)('each reason has a text in %s with its values, and without unfilled braces', (language) => {
  const format = createFormat(language, compileCatalog(language))
  const said = figureReasons.map((rule) => sayFigureReason({ rule, values: seen }, format))
  expect(new Set(said).size).toBe(figureReasons.length)
  for (const text of said) expect(text).not.toMatch(/[{}]|undefined/)
  expect(sayFigureReason({ rule: 'label_under', values: seen }, format)).toMatch(/LABEL.*UNDER|UNDER.*LABEL/)
  expect(sayFigureReason({ rule: 'proved_by_sum', values: seen }, format)).toContain('1 + 2 = 3')
})

it('a reason without values, from an older service, still has a text', () => {
  expect(sayFigureReason({ rule: 'column', values: {} }, createFormat('en', compileCatalog('en')))).toBe(
    'Its column is headed “”.',
  )
})
