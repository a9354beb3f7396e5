type Placed = { year: number; region: string }

/** The order of an answer: the newest year first, in each the worldwide figures before those of countries. */
export function newestFirst(a: Placed, b: Placed): number {
  return (
    b.year - a.year || Number(b.region === 'GLOBAL') - Number(a.region === 'GLOBAL') || a.region.localeCompare(b.region)
  )
}
