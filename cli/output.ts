import type { Command } from 'commander'

/**
 * Control characters are written as JSON writes them. A terminal would act on them, and names and texts come from strangers:
 * suppliers, lists, other services.
 */
function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => {
    const short = JSON.stringify(sign).slice(1, -1)
    return short === sign ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : short
  })
}

const inLines = (text: string) => `${text.split('\n').map(escapeControls).join('\n')}\n`

/** Data goes to standard output, messages to standard error. */
export function print(text: string): void {
  process.stdout.write(inLines(text))
}

export function say(text: string): void {
  process.stderr.write(inLines(text))
}

export function wantsJson(command: Command): boolean {
  return command.optsWithGlobals()['json'] === true
}

/** Prints an answer as JSON if requested, otherwise as lines. */
export function show(command: Command, value: unknown, lines: () => readonly string[]): void {
  if (wantsJson(command)) print(JSON.stringify(value, null, 2))
  else for (const line of lines()) print(escapeControls(line))
}

/** Rows in aligned columns, one line each, also where a cell has line breaks. */
export function table(headings: readonly string[], given: readonly (readonly string[])[]): string[] {
  const rows = given.map((row) => row.map(escapeControls))
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  return [headings, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

export type Progress = { tell: (done: number) => void; end: () => void }

const width = 30

/** A progress bar on standard error if it is a terminal; nothing otherwise. */
export function showProgress(what: string, all: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { tell: () => {}, end: () => {} }
  return {
    tell(done) {
      const filled = all === 0 ? width : Math.round((Math.min(done, all) / all) * width)
      stream.write(`\r${what} [${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${all}`)
    },
    end() {
      stream.write('\n')
    },
  }
}
