/**
 * Next calls this once, before the server takes a request. However the built server is started, it does not come up open
 * to others (lib/server/exposure/exposure.ts).
 */
export async function register(): Promise<void> {
  // Asked in this form, the build leaves the import out of what runs where there is no process.
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { refuseExposure } = await import('@/lib/server/exposure/refuse-exposure')
    refuseExposure()
  }
}
