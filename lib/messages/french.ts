import assessment from './fr/assessment.json'
import data from './fr/data.json'
import documents from './fr/documents.json'
import errors from './fr/errors.json'
import evidence from './fr/evidence.json'
import imports from './fr/import.json'
import matching from './fr/matching.json'
import methodology from './fr/methodology.json'
import palette from './fr/palette.json'
import registration from './fr/registration.json'
import shell from './fr/shell.json'
import ui from './fr/ui.json'
import type { Catalog } from './words'

export const french = {
  assessment,
  data,
  documents,
  errors,
  evidence,
  import: imports,
  matching,
  methodology,
  palette,
  registration,
  shell,
  ui,
} satisfies Catalog
