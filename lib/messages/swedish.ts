import assessment from './sv/assessment.json'
import data from './sv/data.json'
import documents from './sv/documents.json'
import errors from './sv/errors.json'
import evidence from './sv/evidence.json'
import imports from './sv/import.json'
import matching from './sv/matching.json'
import methodology from './sv/methodology.json'
import palette from './sv/palette.json'
import registration from './sv/registration.json'
import shell from './sv/shell.json'
import ui from './sv/ui.json'
import type { Catalog } from './words'

export const swedish = {
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
