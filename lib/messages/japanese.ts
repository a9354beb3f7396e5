import assessment from './ja/assessment.json'
import data from './ja/data.json'
import documents from './ja/documents.json'
import errors from './ja/errors.json'
import evidence from './ja/evidence.json'
import imports from './ja/import.json'
import matching from './ja/matching.json'
import methodology from './ja/methodology.json'
import palette from './ja/palette.json'
import registration from './ja/registration.json'
import shell from './ja/shell.json'
import ui from './ja/ui.json'
import type { Catalog } from './words'

export const japanese = {
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
