import { basePath } from '@/lib/base-path'
import { findBuildProblem, findExposureProblem } from './exposure'

/** Exits with 1 if the settings would expose the dashboard to others. */
export function refuseExposure(): void {
  // The standalone server listens on all addresses by default.
  const problem =
    findExposureProblem(process.env, process.env['HOSTNAME'] || '0.0.0.0') ?? findBuildProblem(process.env, basePath)
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
