/** Paths of the BFF for work with suppliers, and for suppliers' answers. */
export const engagementPaths = {
  engagement: '/api/engagement',
  organizationEngagement: (id: number) => `/api/organizations/${id}/engagement` as const,
  statedFigures: (id: number) => `/api/organizations/${id}/stated-figures` as const,
  statedFigure: (id: number, figure: number) => `/api/organizations/${id}/stated-figures/${figure}` as const,
  supplierRequests: (id: number) => `/api/organizations/${id}/supplier-requests` as const,
  supplierRequest: (id: number, request: number) => `/api/organizations/${id}/supplier-requests/${request}` as const,
  supplierLetter: (id: number, request: number) =>
    `/api/organizations/${id}/supplier-requests/${request}/mail` as const,
  answer: '/api/answer',
  answerReport: '/api/answer/report',
  statedRows: '/api/stated-figures',
} as const
