import type { Command } from 'commander'

/** Data goes to standard output, messages to standard error. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

export function wantsJson(command: Command): boolean {
  return command.optsWithGlobals()['json'] === true
}

/** Prints an answer as JSON if requested, otherwise as lines. */
export function show(command: Command, value: unknown, lines: () => readonly string[]): void {
  if (wantsJson(command)) print(JSON.stringify(value, null, 2))
  else for (const line of lines()) print(line)
}

/** Rows in aligned columns. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
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
