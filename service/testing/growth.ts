/**
 * Returns how many times as much of the processor four times as much work takes: about 4 where it grows as the work does, 16 where it
 * grows as its square, 64 as its cube. Processor time of this process, and the least of three runs, so that what else the machine does and
 * a collection of garbage that falls into one of them matter little.
 * @param run does work of this size, at least some milliseconds of it
 */
export function growthOf(run: (size: number) => void, size: number): number {
  const tookOnce = (of: number) => {
    const from = process.cpuUsage()
    run(of)
    const { user, system } = process.cpuUsage(from)
    return user + system
  }
  const took = (of: number) => Math.min(tookOnce(of), tookOnce(of), tookOnce(of))
  took(size)
  return took(4 * size) / Math.max(1_000, took(size))
}
