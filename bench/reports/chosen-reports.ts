import { halfOf } from './half'
import type { LabelledReport } from './labelled-report'

/** The word after an option of the command. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}

const chosen = { half: option('half'), kind: option('kind'), name: option('only') }

/** Whether nothing was said of which reports: all of them. */
export const isWhole = Object.values(chosen).every((one) => one === undefined)

/** By --half, --kind and --only. */
export function isChosen({ name, kind }: LabelledReport): boolean {
  return (
    (chosen.half === undefined || halfOf(name) === chosen.half) &&
    (chosen.kind === undefined || kind === chosen.kind) &&
    (chosen.name === undefined || name.includes(chosen.name))
  )
}
