// Apart from the ports of `npm start`, so that journeys run beside it. Not 4190 or 4045: fetch refuses those.
const offset = Number(process.env['E2E_PORT_OFFSET'] ?? 0)

/** `E2E_PORT_OFFSET` moves all of them, for a second run beside a first. */
export const ports = {
  dashboard: 3120 + offset,
  service: 4120 + offset,
  otherDashboard: 3121 + offset,
  otherService: 4121 + offset,
} as const

export const addresses = {
  dashboard: `http://127.0.0.1:${ports.dashboard}`,
  otherDashboard: `http://127.0.0.1:${ports.otherDashboard}`,
  otherService: `http://127.0.0.1:${ports.otherService}`,
} as const

export const keys = { otherService: 'key-of-the-other-service-4f1c' } as const
