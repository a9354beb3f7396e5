import account from './sv/account.json'
import answer from './sv/answer.json'
import assessment from './sv/assessment.json'
import benchmarks from './sv/benchmarks.json'
import changes from './sv/changes.json'
import charts from './sv/charts.json'
import compare from './sv/compare.json'
import data from './sv/data.json'
import digest from './sv/digest.json'
import disclosure from './sv/disclosure.json'
import docs from './sv/docs.json'
import documents from './sv/documents.json'
import engagement from './sv/engagement.json'
import errors from './sv/errors.json'
import estimates from './sv/estimates.json'
import evidence from './sv/evidence.json'
import exported from './sv/export.json'
import figures from './sv/figures.json'
import footprint from './sv/footprint.json'
import imports from './sv/import.json'
import letter from './sv/letter.json'
import lists from './sv/lists.json'
import matching from './sv/matching.json'
import methodology from './sv/methodology.json'
import organization from './sv/organization.json'
import palette from './sv/palette.json'
import portfolio from './sv/portfolio.json'
import print from './sv/print.json'
import products from './sv/products.json'
import provenance from './sv/provenance.json'
import reasons from './sv/reasons.json'
import registration from './sv/registration.json'
import scoring from './sv/scoring.json'
import shell from './sv/shell.json'
import sources from './sv/sources.json'
import states from './sv/states.json'
import ui from './sv/ui.json'
import webhooks from './sv/webhooks.json'
import type { Catalog } from './words'

export const swedish = {
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
} satisfies Catalog
