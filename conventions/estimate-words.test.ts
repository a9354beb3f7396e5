import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { sayEstimate } from '@/lib/views/translate/say-estimate'
import { type Amount, estimateEmissions, type Factor } from '@/service/estimates/estimate-emissions'

const root = fileURLToPath(new URL('..', import.meta.url))
const format = createFormat('de-DE', compileCatalog('de'))

function inGerman(sentence: string): string | null {
  const said = sayEstimate({ estimate: null, reason: sentence }, 'de', format) as { reason: string }
  return said.reason === sentence ? null : said.reason
}

/** Steps of estimates for every kind of factor and of money. */
function allSteps(): string[] {
  const factor = { kgPerUsd: 0.12345, spread: null, priceYear: 2022, region: 'US', naicsCodes: 9, organizations: null }
  const factors: Factor[] = [
    { ...factor, basis: 'epa_supply_chain' },
    { ...factor, basis: 'epa_supply_chain', spread: { low: 0.1, high: 0.2 } },
    { ...factor, basis: 'median_of_disclosed', naicsCodes: null, organizations: 12 },
  ]
  const amounts: Amount[] = [2020, 2022, 2024].flatMap((year): Amount[] => [
    { kind: 'spend', usd: 1000, year, isYearAssumed: false },
    { kind: 'revenue', usd: 1000, year, isYearAssumed: false },
  ])
  amounts.push({ kind: 'spend', usd: 1, year: 2022, isYearAssumed: true })
  return factors.flatMap((one) => amounts.flatMap((amount) => estimateEmissions(one, amount, 'high').basis))
}

/** Reasons, boundaries and steps that the two files write themselves, with a word in each gap. */
function writtenSentences(): string[] {
  const files = ['estimate-organization.ts', 'present/present-estimate.ts'].map((name) =>
    readFileSync(join(root, 'service/organizations', name), 'utf8'),
  )
  const written = [
    ...files.join('').matchAll(/(?:without\(|none\(|return |const boundary =\s+)(['`])([A-Z].*?[a-z\])}])\1/g),
  ]
  return written.flatMap(([, , text = '']) =>
    text.includes("'' : ' yet'")
      ? [text.replace(/\$\{.*/, ''), text.replace(/\$\{.*/, ' yet')]
      : [text.replace(/\$\{.*?\}/g, 'US')],
  )
}

it('every step and reason of an estimate has a text in the reader’s language', () => {
  const sentences = [...new Set([...allSteps(), ...writtenSentences()])]
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((sentence) => inGerman(sentence) === null)).toEqual([])
})

it('writes numbers and countries as the language does, and does not change unknown ones', () => {
  expect(inGerman('The carbon intensity of SE is not known')).toBe('Die CO₂-Intensität ist nicht bekannt (Schweden)')
  expect(inGerman('Converted at 1 EUR = 1.1234 USD, the mean of 2020 (ECB)')).toContain('1 EUR = 1,1234 USD')
  expect(inGerman('Another service gives a reason of its own')).toBeNull()
})
