type Placed = { year: number; region: string }

/** The order of performances in an answer: newest year first, worldwide before countries. */
export function newestFirst(a: Placed, b: Placed): number {
  return (
    b.year - a.year || Number(b.region === 'GLOBAL') - Number(a.region === 'GLOBAL') || a.region.localeCompare(b.region)
  )
}
