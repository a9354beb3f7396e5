/**
 * Returns how many times as much of the processor four times as much work takes: about 4 where it grows as the work does, 16 where it
 * grows as its square, 64 as its cube. Processor time of this process, so that what else the machine does matters little.
 * @param run does work of this size, at least some milliseconds of it
 */
export function growthOf(run: (size: number) => void, size: number): number {
  const took = (of: number) => {
    const from = process.cpuUsage()
    run(of)
    const { user, system } = process.cpuUsage(from)
    return user + system
  }
  took(size)
  return took(4 * size) / Math.max(1_000, took(size))
}
