/** "of which", "thereof": the beginning of a label, however small. */
const beginsPart = /^(?:of which|thereof|davon|dont|varav|herav|heraf|di cui|waarvan|incl|inkl|e\.g)/i
const endsOpen = /(?:[,&(–-]|\b(?:and|or|of|from|the|to|in|for|by|und|och|et|de|von|av))$/i

/**
 * Rows with borders out of plain text, the lines of each label put together: "Scope 1: combustion of fuel and operation" over
 * "of facilities | 1,204", and "(tCO2e)" under its row. A line that was taken becomes an empty one.
 */
export function withWholeLabels(rows: readonly string[]): string[] {
  const cells = rows.map(cellsOf)
  cells.forEach((own, at) => {
    const [label = ''] = own ?? []
    const [above, below] = [cells[at - 1], cells[at + 1]]
    if (!own || !isLabelAlone(own)) return
    const isTaken = below && (isUnclosed(label) || (!isLabelAlone(below) && goesOn(below[0] ?? '') && mayGoOn(label)))
    if (isTaken && below[0]) {
      below[0] = `${label} ${below[0]}`
      own.fill('')
    } else if (above && !isLabelAlone(above) && above[0] && goesOn(label) && !goesOn(below?.[0] ?? '')) {
      above[0] = `${above[0]} ${label}`
      own.fill('')
    }
  })
  return cells.map((own, at) =>
    own === null ? (rows[at] ?? '') : own.every((text) => text === '') ? '' : borders(own),
  )
}

function cellsOf(row: string): string[] | null {
  return row.startsWith('| ')
    ? row
        .slice(1, -1)
        .split('|')
        .map((text) => text.trim())
    : null
}

function borders(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function isLabelAlone([label = '', ...others]: readonly string[]): boolean {
  return label !== '' && others.every((text) => text === '')
}

/** A label that begins small or with a bracket is the rest of one. */
function goesOn(label: string): boolean {
  return /^[(\p{Ll}]/u.test(label) && !beginsPart.test(label)
}

/** "(Break-up of the GHG into CO2, CH4,": a bracket that the next line closes. */
function isUnclosed(label: string): boolean {
  return /\([^)]*$/.test(label)
}

/** A heading over rows that begin small is short; what is broken at the edge of its column is not. */
function mayGoOn(label: string): boolean {
  return endsOpen.test(label) || (label.length > 24 && !/[.:;]$/.test(label))
}
