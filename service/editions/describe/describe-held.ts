import type { HeldFigures } from '@/service/contract/held-figure'

const shown = 20

/** Returns lines that list held-back and accepted figures; up to 20 of each, all if `isVerbose`. */
export function describeHeld({ held, accepted }: HeldFigures, isVerbose: boolean): string[] {
  const name = ({
    source,
    record_id,
    year,
    region,
    field,
  }: HeldFigures['accepted'][number] | HeldFigures['held'][number]) =>
    `${source} ${record_id} ${year} ${field}${region === 'GLOBAL' ? '' : ` --region ${region}`}`
  const list = (title: string, lines: readonly string[]) => {
    const some = isVerbose ? lines : lines.slice(0, shown)
    const more = lines.length - some.length
    return [title, ...some, ...(more > 0 ? [`  … and ${more} more (--verbose lists all)`] : [])]
  }
  return [
    ...list(
      `${held.length} figures are held back (npx carbon-register data accept SOURCE RECORD YEAR FIELD --reason TEXT shows one):`,
      held.map((figure) => `  ${name(figure)}  ${figure.company}: ${figure.value} (${figure.rule}) ${figure.reason}`),
    ),
    ...(accepted.length === 0
      ? []
      : list(
          `${accepted.length} were accepted (--withdraw takes one back):`,
          accepted.map((figure) => `  ${name(figure)}  ${figure.accepted_at}: ${figure.reason}`),
        )),
  ]
}
