import { cpus, loadavg, totalmem } from 'node:os'

/** Describes the machine of the measurement, without its name or paths. */
export function describeMachine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()[0]?.toFixed(1)
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB`,
    `Node ${process.versions.node}, load average at the end ${load}`,
    'load from 32 connections in a process of its own, which takes one of the cores for yardstick and subject alike',
  ].join('; ')
}

function cell(value: unknown): string {
  if (typeof value === 'number') return value >= 100 ? value.toFixed(0) : value.toFixed(2)
  return value === null || value === undefined ? '' : String(value)
}

/** Formats rows as a Markdown table. */
export function table(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, names.map(() => '---'), ...rows.map((row) => names.map((name) => cell(row[name])))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
