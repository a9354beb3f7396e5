import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { writeMethodologyDocument } from './write-methodology-document'

const directory = fileURLToPath(new URL('../../reference/data', import.meta.url))
const document = fileURLToPath(new URL('../../../docs/methodology.md', import.meta.url))

it('docs/methodology.md says what the code does with the data at hand; npm run build -- methodology writes it', () => {
  expect(readFileSync(document, 'utf8')).toBe(writeMethodologyDocument(directory))
})
