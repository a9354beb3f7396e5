import assessment from './de/assessment.json'
import data from './de/data.json'
import documents from './de/documents.json'
import errors from './de/errors.json'
import evidence from './de/evidence.json'
import imports from './de/import.json'
import matching from './de/matching.json'
import methodology from './de/methodology.json'
import palette from './de/palette.json'
import registration from './de/registration.json'
import shell from './de/shell.json'
import ui from './de/ui.json'
import type { Catalog } from './words'

export const german = {
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
