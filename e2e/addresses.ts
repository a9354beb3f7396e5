/** Apart from the ports of `npm start`, so that journeys run beside it. Not 4190 or 4045: fetch refuses those. */
export const ports = { dashboard: 3120, service: 4120, otherDashboard: 3121, otherService: 4121 } as const

export const addresses = {
  dashboard: `http://127.0.0.1:${ports.dashboard}`,
  otherDashboard: `http://127.0.0.1:${ports.otherDashboard}`,
  otherService: `http://127.0.0.1:${ports.otherService}`,
} as const

export const keys = { otherService: 'key-of-the-other-service-4f1c' } as const
