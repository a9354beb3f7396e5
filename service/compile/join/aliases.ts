import { z } from 'zod'
import { SourceId } from '@/service/reference/records'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import reviewed from './aliases.json' with { type: 'json' }

const AliasRecord = z.strictObject({ source: SourceId, id: z.string(), name: z.string() })
const Alias = z.strictObject({ reason: z.string().min(10), records: z.array(AliasRecord).min(1) })
/**
 * A person's decisions about records that the rules cannot decide, or would decide wrongly.
 * same: records of one company
 * apart: records that look like one company and are not
 * parts: records under their parent's identifiers that are companies of their own
 */
export const Aliases = z.strictObject({ same: z.array(Alias), apart: z.array(Alias), parts: z.array(Alias) })
export type Aliases = z.infer<typeof Aliases>

export const ALIAS_FILE = 'service/compile/join/aliases.json'

/** The reviewed alias file beside this one. */
export function readAliases(): Aliases {
  return Aliases.parse(reviewed)
}

/**
 * Record numbers of each entry.
 * @throws SourceFileError if an entry names a record of a list that was read, and the list has no such record or writes another name: the
 * review no longer applies. Entries of lists that were not read are left out.
 */
export function aliasGroups(
  entries: Aliases['same'],
  records: readonly SourceRecord[],
  { numbers, read }: Index = indexRecords(records),
): number[][] {
  return entries.map((entry) =>
    entry.records
      .filter((alias) => read.has(alias.source))
      .map((alias) => {
        const number = numbers.get(`${alias.source}:${alias.id}`)
        const name = number === undefined ? undefined : records[number]?.name
        if (number !== undefined && name === alias.name) return number
        const now = name === undefined ? 'is not in the list any more' : `is now called ${JSON.stringify(name)}`
        throw new SourceFileError(
          ALIAS_FILE,
          `${alias.source} ${alias.id}`,
          `${JSON.stringify(alias.name)} ${now}: review it again`,
        )
      }),
  )
}

/**
 * The entries without parts that no longer match `records`, and a line for each dropped part: for newer lists that arrive without a
 * review. Two records whose review is outdated are then not joined by it.
 */
export function fittingAliases(
  aliases: Aliases,
  records: readonly SourceRecord[],
): { aliases: Aliases; warnings: string[] } {
  const warnings: string[] = []
  const index = indexRecords(records)
  const keepFitting = (entries: Aliases['same']) =>
    entries.flatMap((entry) => {
      const fitting = entry.records.filter((record) => {
        try {
          aliasGroups([{ ...entry, records: [record] }], records, index)
          return true
        } catch (error) {
          if (!(error instanceof SourceFileError)) throw error
          warnings.push(error.message)
          return false
        }
      })
      return fitting.length === 0 ? [] : [{ ...entry, records: fitting }]
    })
  return {
    aliases: { same: keepFitting(aliases.same), apart: keepFitting(aliases.apart), parts: keepFitting(aliases.parts) },
    warnings,
  }
}

type Index = { numbers: ReadonlyMap<string, number>; read: ReadonlySet<string> }

function indexRecords(records: readonly SourceRecord[]): Index {
  return {
    numbers: new Map(records.map((record, index) => [`${record.source}:${record.recordId}`, index])),
    read: new Set(records.map((record) => record.source)),
  }
}

/** The same as all pairs of each entry. */
export function aliasPairs(entries: Aliases['same'], records: readonly SourceRecord[]): [number, number][] {
  return aliasGroups(entries, records).flatMap((group) =>
    group.flatMap((a, index) => group.slice(index + 1).map((b): [number, number] => [a, b])),
  )
}
