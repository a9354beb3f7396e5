import { basePath } from '@/lib/base-path'
import { findBuildProblem, findExposureProblem } from './exposure'

/** Ends the process with 1 where the settings would leave the dashboard open to others. */
export function refuseExposure(): void {
  // The standalone server listens everywhere where nobody says otherwise.
  const problem =
    findExposureProblem(process.env, process.env['HOSTNAME'] || '0.0.0.0') ?? findBuildProblem(process.env, basePath)
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
