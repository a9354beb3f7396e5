/**
 * Next calls this once, before the server takes a request. However the built server is started, it does not come up open
 * to others (lib/server/exposure.mjs).
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { findExposureProblem } = await import('@/lib/server/exposure.mjs')
  // The standalone server listens everywhere where nobody says otherwise.
  const problem = findExposureProblem(process.env, process.env['HOSTNAME'] || '0.0.0.0')
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
