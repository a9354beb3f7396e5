import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { knownCompanies, releaseReference } from '@/service/testing/data/this-release'
import { writeMethodologyDocuments } from './write-methodology-document'

it('the pages of the methodology match the code and the compiled data; npm run build -- methodology writes them', () => {
  const pages = writeMethodologyDocuments(knownCompanies(), releaseReference())
  expect(pages.map(({ path }) => path)).toEqual(['methodology.md', 'methodology/indicators.md'])
  for (const { path, text } of pages)
    expect(readFileSync(fileURLToPath(new URL(`../../../docs/${path}`, import.meta.url)), 'utf8')).toBe(text)
})
