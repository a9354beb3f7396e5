const longestAmount = 200

/**
 * Whether a cell is too long to be an amount with its currency, marks and brackets. On a note of many thousand characters the patterns for
 * amounts would take minutes.
 */
export function isTooLongForAmount(cell: string): boolean {
  return cell.length > longestAmount
}
