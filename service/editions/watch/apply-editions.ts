import type { Context } from '@/service/context'
import { readInstalledReference } from '@/service/editions/installed-reference'
import { loadIndustryFigures } from '@/service/industries/load-industry-figures'
import { type Benchmarks, loadBenchmarks } from '@/service/research/scores/benchmarks'
import { findFingerprint } from '@/service/storage/companies/reference-load'
import { changeSpendRates } from '@/service/storage/organizations/yearly-spend'

type Holder = Pick<Context, 'database' | 'referenceDirectory' | 'reference' | 'industryFigures'>

/**
 * Returns a function that updates what this process holds in memory (editions, industries' figures, `research.benchmarks`) to
 * the editions in the database, which another process may have changed. One small query if nothing changed.
 * At the time of this call `holder.reference` must be the release's.
 */
export function createEditionApplier(holder: Holder, research: { benchmarks: Benchmarks }): () => Promise<void> {
  // Read once: the release's files do not change while a process runs, and reading them blocks requests for a quarter of a second.
  const released = holder.reference
  let held: string | null = null
  let running: Promise<void> | null = null

  async function apply(): Promise<void> {
    const fingerprint = await findFingerprint(holder.database)
    if (fingerprint === held) return
    const reference = await readInstalledReference(holder.database, holder.referenceDirectory, released)
    const benchmarks = await loadBenchmarks(holder.database, reference)
    holder.industryFigures = await loadIndustryFigures(holder.database)
    holder.reference = reference
    research.benchmarks = benchmarks
    await changeSpendRates(holder.database, reference.rates.all)
    held = fingerprint
  }

  return () => {
    running ??= apply().finally(() => {
      running = null
    })
    return running
  }
}
