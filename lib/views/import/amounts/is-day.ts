/** Whether a cell is a day in figures, in any order, with or without a time. */
export function isDay(cell: string): boolean {
  return /^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:[ T].*)?$/.test(cell.trim())
}
