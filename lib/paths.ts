/** Every URL of the dashboard, pages first. `Route` of typedRoutes accepts the literals as they are. */
export const paths = {
  organizations: '/',
  newOrganization: '/organizations/new',
  importOrganizations: '/organizations/import',
  organization: (id: number) => `/organizations/${id}` as const,
  data: '/data',
  methodology: '/methodology',
  api: {
    organizations: '/api/organizations',
    batch: '/api/organizations/batch',
    organization: (id: number) => `/api/organizations/${id}` as const,
    estimate: (id: number) => `/api/organizations/${id}/estimate` as const,
    evidence: (id: number) => `/api/organizations/${id}/evidence` as const,
    assessment: (id: number) => `/api/organizations/${id}/assessment` as const,
    candidates: (id: number) => `/api/organizations/${id}/candidates` as const,
    match: (id: number) => `/api/organizations/${id}/match` as const,
    merge: (id: number) => `/api/organizations/${id}/merge` as const,
    industries: '/api/industries',
    data: '/api/data',
  },
} as const
