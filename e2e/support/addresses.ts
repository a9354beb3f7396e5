// Different from the ports of `npm start`, so that journeys can run beside it. Not 4190 or 4045, which fetch refuses.
const offset = Number(process.env['E2E_PORT_OFFSET'] ?? 0)

/** `E2E_PORT_OFFSET` changes all of them, for a second run beside the first. */
export const ports = {
  dashboard: 3120 + offset,
  service: 4120 + offset,
  otherDashboard: 3121 + offset,
  otherService: 4121 + offset,
  signInDashboard: 3122 + offset,
  /** For journeys that start a dashboard and a proxy with TLS themselves. */
  behindTls: { outer: 3123 + offset, inner: 3124 + offset },
  underPath: { outer: 3125 + offset, inner: 3126 + offset },
  /** Of a journey that starts both programs itself. */
  firstStart: { dashboard: 3127 + offset, service: 4127 + offset },
} as const

export const addresses = {
  dashboard: `http://127.0.0.1:${ports.dashboard}`,
  service: `http://127.0.0.1:${ports.service}`,
  otherDashboard: `http://127.0.0.1:${ports.otherDashboard}`,
  otherService: `http://127.0.0.1:${ports.otherService}`,
  signInDashboard: `http://127.0.0.1:${ports.signInDashboard}`,
} as const

export const keys = { otherService: 'key-of-the-other-service-4f1c' } as const

/** The environment of the dashboard with sign-in and of the command that creates its users. */
export function signInEnvironment(dataDirectory: string): Record<string, string> {
  return {
    AUTH_SECRET: 'a-secret-of-the-journeys-7d1f02b9c4',
    PUBLIC_ORIGIN: addresses.signInDashboard,
    DATA_DIR: `${dataDirectory}/sign-in`,
    DATABASE_URL: '',
    DASHBOARD_DATABASE_URL: '',
  }
}
