import type { Format } from '@/lib/format/create-format'

export type AuditLine = { at: string; actor: string; action: string; subject: string; detail: string; times: number }

type AuditTableProps = { lines: readonly AuditLine[]; actions: Readonly<Record<string, string>>; format: Format }

function sentenceOf({ action, detail, times }: AuditLine, actions: AuditTableProps['actions'], format: Format): string {
  const name = actions[action] ?? action
  const counted = times > 1 ? `${name} (${format.number.whole(times)} times)` : name
  return detail === '' ? counted : `${counted}: ${detail}`
}

export function AuditTable({ lines, actions, format }: AuditTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard
    <section aria-label="Table of what was done" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left">
        <thead className="text-ink-faint text-xs">
          <tr>
            <th className="py-1.5 pr-4 font-normal">When</th>
            <th className="py-1.5 pr-4 font-normal">What</th>
            <th className="py-1.5 pr-4 font-normal">Who</th>
            <th className="py-1.5 font-normal">By</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.at} ${line.action} ${line.subject}`} className="border-line border-t">
              <td className="whitespace-nowrap py-1.5 pr-4">{`${format.day(line.at)} ${line.at.slice(11, 16)}`}</td>
              <td className="py-1.5 pr-4">{sentenceOf(line, actions, format)}</td>
              <td className="py-1.5 pr-4">{line.subject}</td>
              <td className="py-1.5">{line.actor}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
