/** Paths of the BFF for changes and for their recipients. */
export const changesPaths = {
  digest: '/api/changes/digest',
  digestOf: (days: number, language: string) => `/api/changes/digest?days=${days}&language=${language}` as const,
  webhooks: '/api/webhooks',
  webhook: (id: number) => `/api/webhooks/${id}` as const,
  webhookSecret: (id: number) => `/api/webhooks/${id}/secret` as const,
  webhookDeliveries: (id: number) => `/api/webhooks/${id}/deliveries` as const,
  webhookReplay: (id: number) => `/api/webhooks/${id}/replay` as const,
  changes: (query: string) => `/api/changes?${query}` as const,
  changeSummary: (query: string) => `/api/changes/summary?${query}` as const,
} as const
