import assessment from './en/assessment.json'
import data from './en/data.json'
import documents from './en/documents.json'
import errors from './en/errors.json'
import evidence from './en/evidence.json'
import imports from './en/import.json'
import matching from './en/matching.json'
import methodology from './en/methodology.json'
import palette from './en/palette.json'
import registration from './en/registration.json'
import shell from './en/shell.json'
import ui from './en/ui.json'

/** The English texts, whose keys are those of every language. */
export const english = {
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
}
