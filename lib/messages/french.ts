import account from './fr/account.json'
import answer from './fr/answer.json'
import assessment from './fr/assessment.json'
import benchmarks from './fr/benchmarks.json'
import changes from './fr/changes.json'
import charts from './fr/charts.json'
import compare from './fr/compare.json'
import data from './fr/data.json'
import digest from './fr/digest.json'
import disclosure from './fr/disclosure.json'
import docs from './fr/docs.json'
import documents from './fr/documents.json'
import engagement from './fr/engagement.json'
import errors from './fr/errors.json'
import estimates from './fr/estimates.json'
import evidence from './fr/evidence.json'
import exported from './fr/export.json'
import figures from './fr/figures.json'
import footprint from './fr/footprint.json'
import imports from './fr/import.json'
import letter from './fr/letter.json'
import lists from './fr/lists.json'
import matching from './fr/matching.json'
import methodology from './fr/methodology.json'
import organization from './fr/organization.json'
import palette from './fr/palette.json'
import portfolio from './fr/portfolio.json'
import print from './fr/print.json'
import products from './fr/products.json'
import provenance from './fr/provenance.json'
import reasons from './fr/reasons.json'
import registration from './fr/registration.json'
import scoring from './fr/scoring.json'
import shell from './fr/shell.json'
import sources from './fr/sources.json'
import states from './fr/states.json'
import ui from './fr/ui.json'
import webhooks from './fr/webhooks.json'
import type { Catalog } from './words'

export const french = {
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
