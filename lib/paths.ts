/** Every URL of the dashboard, pages first. `Route` of typedRoutes accepts the literals as they are. */
export const paths = {
  organizations: '/',
  newOrganization: '/organizations/new',
  organization: (id: number) => `/organizations/${id}` as const,
  data: '/data',
  api: {
    organizations: '/api/organizations',
    organization: (id: number) => `/api/organizations/${id}` as const,
    estimate: (id: number) => `/api/organizations/${id}/estimate` as const,
    evidence: (id: number) => `/api/organizations/${id}/evidence` as const,
    industries: '/api/industries',
    data: '/api/data',
  },
} as const
