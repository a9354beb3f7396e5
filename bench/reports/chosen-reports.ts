import { halfOf } from './half'
import type { LabelledReport } from './labelled-report'

/** Returns the word after an option of the command. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}

const chosen = { half: option('half'), kind: option('kind'), name: option('only') }

/** Whether no option limits the reports. */
export const isWhole = Object.values(chosen).every((one) => one === undefined)

/** Whether the options --half, --kind and --only include this report. */
export function isChosen({ name, kind }: LabelledReport): boolean {
  return (
    (chosen.half === undefined || halfOf(name) === chosen.half) &&
    (chosen.kind === undefined || kind === chosen.kind) &&
    (chosen.name === undefined || name.includes(chosen.name))
  )
}
