import { z } from 'zod'

/**
 * A backup is gzipped text with one JSON value per line: a head; for each table its name and columns, its rows as arrays of texts
 * and nulls, and the number of rows with their checksum; at the end the sequences and the number of tables. A truncated or changed
 * file is detected by gzip, by the checksums, or because the last line is missing.
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

/** The tables that a backup or a restore wrote, and when the backup was made. */
export type BackupReport = { tables: { name: string; rows: number; checksum: string }[]; madeAt: string }
