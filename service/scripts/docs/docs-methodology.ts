import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeMethodologyDocument } from './write-methodology-document'

// npm run build -- methodology: writes docs/methodology.md. Run it after a change of the scoring or of the compiled data.
const directory = fileURLToPath(new URL('../../reference/data', import.meta.url))
const target = fileURLToPath(new URL('../../../docs/methodology.md', import.meta.url))
writeFileSync(target, writeMethodologyDocument(directory))
console.log('Wrote docs/methodology.md')
