/** "of which", "thereof": the beginning of a label even in lower case. */
const beginsPart = /^(?:of which|thereof|davon|dont|varav|herav|heraf|di cui|waarvan|incl|inkl|e\.g)/i
const endsOpen = /(?:[,&(–-]|\b(?:and|or|of|from|the|to|in|for|by|und|och|et|de|von|av))$/i

/**
 * Joins the lines of each label in rows of plain text: "Scope 1: combustion of fuel and operation" over "of facilities | 1,204", and
 * "(tCO2e)" below its row. A line that was joined becomes empty.
 */
export function withJoinedLabels(rows: readonly string[]): string[] {
  const cells = rows.map(cellsOf)
  cells.forEach((own, at) => {
    const [label = ''] = own ?? []
    const [above, below] = [cells[at - 1], cells[at + 1]]
    if (!own || !isLabelAlone(own)) return
    const isTaken =
      below && (isUnclosed(label) || (!isLabelAlone(below) && continuesLabel(below[0] ?? '') && mayGoOn(label)))
    if (isTaken && below[0]) {
      below[0] = `${label} ${below[0]}`
      own.fill('')
    } else if (
      above &&
      !isLabelAlone(above) &&
      above[0] &&
      continuesLabel(label) &&
      !continuesLabel(below?.[0] ?? '')
    ) {
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

/** A label that begins in lower case or with a bracket continues another. */
export function continuesLabel(label: string): boolean {
  return /^[(\p{Ll}]/u.test(label) && !beginsPart.test(label)
}

/**
 * Whether a line is of a paragraph beside the name of a scope: "SCOPE 1" alone was not broken at the edge of its column, so four and more
 * words that go on in the middle of a sentence are not the rest of its label.
 */
export function isBesideScope(line: string, above: string): boolean {
  return /^scopes? ?[123]$/i.test(above.trim()) && /^(?:\p{Ll}+[,.]? ){4}/u.test(line)
}

/** "(Break-up of the GHG into CO2, CH4,": a bracket closed on the next line. */
function isUnclosed(label: string): boolean {
  return /\([^)]*$/.test(label)
}

/** A heading above rows in lower case is short; a label broken at the edge of its column is long. */
function mayGoOn(label: string): boolean {
  return endsOpen.test(label) || (label.length > 24 && !/[.:;]$/.test(label))
}
