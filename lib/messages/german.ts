import account from './de/account.json'
import answer from './de/answer.json'
import assessment from './de/assessment.json'
import benchmarks from './de/benchmarks.json'
import changes from './de/changes.json'
import charts from './de/charts.json'
import compare from './de/compare.json'
import data from './de/data.json'
import digest from './de/digest.json'
import disclosure from './de/disclosure.json'
import docs from './de/docs.json'
import documents from './de/documents.json'
import engagement from './de/engagement.json'
import errors from './de/errors.json'
import estimates from './de/estimates.json'
import evidence from './de/evidence.json'
import exported from './de/export.json'
import figures from './de/figures.json'
import footprint from './de/footprint.json'
import imports from './de/import.json'
import letter from './de/letter.json'
import lists from './de/lists.json'
import matching from './de/matching.json'
import methodology from './de/methodology.json'
import organization from './de/organization.json'
import palette from './de/palette.json'
import portfolio from './de/portfolio.json'
import print from './de/print.json'
import products from './de/products.json'
import provenance from './de/provenance.json'
import reasons from './de/reasons.json'
import registration from './de/registration.json'
import scoring from './de/scoring.json'
import shell from './de/shell.json'
import sources from './de/sources.json'
import states from './de/states.json'
import ui from './de/ui.json'
import webhooks from './de/webhooks.json'
import type { Catalog } from './words'

export const german = {
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
