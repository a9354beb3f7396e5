import account from './en/account.json'
import answer from './en/answer.json'
import assessment from './en/assessment.json'
import benchmarks from './en/benchmarks.json'
import changes from './en/changes.json'
import charts from './en/charts.json'
import compare from './en/compare.json'
import data from './en/data.json'
import digest from './en/digest.json'
import disclosure from './en/disclosure.json'
import docs from './en/docs.json'
import documents from './en/documents.json'
import engagement from './en/engagement.json'
import errors from './en/errors.json'
import estimates from './en/estimates.json'
import evidence from './en/evidence.json'
import exported from './en/export.json'
import figures from './en/figures.json'
import footprint from './en/footprint.json'
import imports from './en/import.json'
import letter from './en/letter.json'
import lists from './en/lists.json'
import matching from './en/matching.json'
import methodology from './en/methodology.json'
import organization from './en/organization.json'
import palette from './en/palette.json'
import portfolio from './en/portfolio.json'
import print from './en/print.json'
import products from './en/products.json'
import provenance from './en/provenance.json'
import reasons from './en/reasons.json'
import registration from './en/registration.json'
import scoring from './en/scoring.json'
import shell from './en/shell.json'
import sources from './en/sources.json'
import states from './en/states.json'
import ui from './en/ui.json'
import webhooks from './en/webhooks.json'

/** The English texts, whose keys are those of every language. */
export const english = {
  account,
  answer,
  assessment,
  benchmarks,
  changes,
  charts,
  compare,
  data,
  digest,
  disclosure,
  docs,
  documents,
  engagement,
  errors,
  estimates,
  evidence,
  export: exported,
  figures,
  footprint,
  import: imports,
  letter,
  lists,
  matching,
  methodology,
  organization,
  palette,
  portfolio,
  reasons,
  print,
  provenance,
  registration,
  scoring,
  shell,
  sources,
  states,
  ui,
  products,
  webhooks,
}
