import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readKnownCompanies } from '@/service/editions/join/read-known-companies'
import { readReference } from '@/service/reference/read-reference'
import { writeMethodologyDocuments } from './write-methodology-document'

// npm run build -- methodology: writes docs/methodology.md and docs/methodology/indicators.md. Run it after a change of the scoring
// or of the compiled data.
const directory = fileURLToPath(new URL('../../reference/data', import.meta.url))
for (const { path, text } of writeMethodologyDocuments(readKnownCompanies(directory), readReference(directory))) {
  writeFileSync(fileURLToPath(new URL(`../../../docs/${path}`, import.meta.url)), text)
  console.log(`Wrote docs/${path}`)
}
