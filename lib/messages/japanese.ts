import account from './ja/account.json'
import answer from './ja/answer.json'
import assessment from './ja/assessment.json'
import benchmarks from './ja/benchmarks.json'
import changes from './ja/changes.json'
import charts from './ja/charts.json'
import compare from './ja/compare.json'
import data from './ja/data.json'
import digest from './ja/digest.json'
import disclosure from './ja/disclosure.json'
import docs from './ja/docs.json'
import documents from './ja/documents.json'
import engagement from './ja/engagement.json'
import errors from './ja/errors.json'
import estimates from './ja/estimates.json'
import evidence from './ja/evidence.json'
import exported from './ja/export.json'
import figures from './ja/figures.json'
import footprint from './ja/footprint.json'
import imports from './ja/import.json'
import letter from './ja/letter.json'
import lists from './ja/lists.json'
import matching from './ja/matching.json'
import methodology from './ja/methodology.json'
import organization from './ja/organization.json'
import palette from './ja/palette.json'
import portfolio from './ja/portfolio.json'
import print from './ja/print.json'
import products from './ja/products.json'
import provenance from './ja/provenance.json'
import reasons from './ja/reasons.json'
import registration from './ja/registration.json'
import scoring from './ja/scoring.json'
import shell from './ja/shell.json'
import sources from './ja/sources.json'
import states from './ja/states.json'
import ui from './ja/ui.json'
import webhooks from './ja/webhooks.json'
import type { Catalog } from './words'

export const japanese = {
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
