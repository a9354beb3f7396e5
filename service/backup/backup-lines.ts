import { z } from 'zod'

/**
 * A backup is gzipped text, one JSON value a line: a head; for each table its name and columns, its rows as arrays of
 * texts and nulls, and how many rows there were with their checksum; at the end the sequences and the number of tables.
 * Whatever is cut off or changed is noticed: by gzip, by the sums, or because the last line is missing.
 */

export const backupVersion = 1

const Column = z.object({ name: z.string(), type: z.string() })
const Migration = z.object({ name: z.string(), checksum: z.string() })
const Sequence = z.object({ name: z.string(), last: z.number(), isCalled: z.boolean() })

export const Head = z.object({
  format: z.literal('carbon-register-backup'),
  version: z.literal(backupVersion),
  madeAt: z.iso.datetime(),
  migrations: z.array(Migration),
})
export type Head = z.infer<typeof Head>

export const TableLine = z.object({ table: z.string(), columns: z.array(Column) })
export const SumLine = z.object({ end: z.string(), rows: z.int(), checksum: z.string() })
export const LastLine = z.object({ tables: z.int(), sequences: z.array(Sequence) })
export type LastLine = z.infer<typeof LastLine>

export const ControlLine = z.union([TableLine, SumLine, LastLine])

/** What a backup or a restore did, for the person who asked for it. */
export type BackupReport = { tables: { name: string; rows: number; checksum: string }[]; madeAt: string }
