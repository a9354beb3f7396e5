/**
 * URLs of route handlers that few pages request, by subject. They are apart from paths.ts because every page loads that.
 */

/** Parts of an organization's page. */
export const organizationPaths = {
  estimate: (id: number) => `/api/organizations/${id}/estimate` as const,
  evidence: (id: number) => `/api/organizations/${id}/evidence` as const,
  assessment: (id: number) => `/api/organizations/${id}/assessment` as const,
  candidates: (id: number) => `/api/organizations/${id}/candidates` as const,
  commitmentQuestions: (id: number) => `/api/organizations/${id}/commitment-questions` as const,
  commitmentQuestion: (id: number, list: string) => `/api/organizations/${id}/commitment-questions/${list}` as const,
  group: (id: number) => `/api/organizations/${id}/group` as const,
  ownData: (id: number) => `/api/organizations/${id}/own-data` as const,
  match: (id: number) => `/api/organizations/${id}/match` as const,
  merge: (id: number) => `/api/organizations/${id}/merge` as const,
  problems: (id: number) => `/api/organizations/${id}/problems` as const,
  problem: (id: number, problem: number) => `/api/organizations/${id}/problems/${problem}` as const,
  annotations: (id: number) => `/api/organizations/${id}/annotations` as const,
  annotation: (id: number, annotation: number) => `/api/organizations/${id}/annotations/${annotation}` as const,
  timeline: (id: number) => `/api/organizations/${id}/timeline` as const,
  targets: (id: number) => `/api/organizations/${id}/targets` as const,
} as const

/** Reports of an organization, and the search for them. */
export const documentPaths = {
  reportSearch: (id: number) => `/api/organizations/${id}/report-search` as const,
  documentMatch: '/api/documents/match',
  reportSearches: '/api/report-searches',
  searchChoice: '/api/report-searches/choice',
  documents: (id: number) => `/api/organizations/${id}/documents` as const,
  document: (id: number, document: number) => `/api/organizations/${id}/documents/${document}` as const,
  documentContent: (id: number, document: number) => `/api/organizations/${id}/documents/${document}/content` as const,
  documentRestore: (id: number, document: number) => `/api/organizations/${id}/documents/${document}/restore` as const,
  documentConfirmation: (id: number, document: number) =>
    `/api/organizations/${id}/documents/${document}/confirmation` as const,
  documentFigure: (id: number, document: number, figure: number) =>
    `/api/organizations/${id}/documents/${document}/figures/${figure}` as const,
} as const

/** The supplier footprint, and footprints that were kept. */
export const footprintPaths = {
  footprint: (currency: string | null, year: number | null) =>
    `/api/footprint?${new URLSearchParams({
      ...(currency === null ? {} : { currency }),
      ...(year === null ? {} : { year: String(year) }),
    })}`,
  footprintCategories: '/api/footprint/categories',
  categorySuggestions: (category: string) =>
    `/api/footprint/categories/suggestions?${new URLSearchParams({ category })}` as const,
  footprintWorkbook: (currency: string, year: number | null) =>
    `/api/footprint/workbook?${new URLSearchParams({ currency, ...(year === null ? {} : { year: String(year) }) })}`,
  targetHistory: (year: number) => `/api/footprint/target-history?year=${year}` as const,
  keptFootprints: '/api/footprint/kept',
  keepFootprint: (currency: string, year: number) =>
    `/api/footprint/kept?${new URLSearchParams({ currency, year: String(year) })}`,
  keptFootprint: (id: number) => `/api/footprint/kept/${id}` as const,
  checkFootprint: (id: number) => `/api/footprint/kept/${id}/check` as const,
  keptWorkbook: (id: number) => `/api/footprint/kept/${id}/workbook` as const,
  footprintGoal: '/api/footprint/goal',
  footprintMethod: (id: number) => `/api/organizations/${id}/footprint-method` as const,
} as const

/** Imported lists. */
export const importPaths = {
  imports: '/api/imports',
  import: (id: number) => `/api/imports/${id}` as const,
  importRows: (id: number) => `/api/imports/${id}/rows` as const,
  importComplete: (id: number) => `/api/imports/${id}/complete` as const,
  importRestore: (id: number) => `/api/imports/${id}/restore` as const,
} as const

/** Sources that are asked over the network. */
export const liveSourcePaths = {
  liveSources: '/api/data/live',
  liveFetch: (source: string) => `/api/data/live/${encodeURIComponent(source)}/fetch` as const,
  liveKey: (source: string) => `/api/data/live/${encodeURIComponent(source)}/key` as const,
} as const

/** Signing in, and users. */
export const accountPaths = {
  signIn: '/api/sign-in',
  singleSignOn: '/api/sign-in/sso',
  signOut: '/api/sign-out',
  setPassword: '/api/set-password',
  ownPassword: '/api/account/password',
  ownSession: (id: string) => `/api/account/sessions/${encodeURIComponent(id)}` as const,
  users: '/api/users',
  user: (id: string) => `/api/users/${encodeURIComponent(id)}` as const,
  userLink: (id: string) => `/api/users/${encodeURIComponent(id)}/link` as const,
  userSessions: (id: string) => `/api/users/${encodeURIComponent(id)}/sessions` as const,
} as const
