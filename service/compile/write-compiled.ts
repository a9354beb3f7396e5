import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'fflate'
import type { z } from 'zod'

/** A file of the compiled data: rows of one schema, as gzipped NDJSON (".ndjson.gz") or as one JSON array (".json"). */
export type CompiledFile = { name: string; schema: z.ZodType; rows: readonly unknown[] }

/**
 * Validates every row of every file, writes the files to a temporary folder beside `folder` and moves them in. The same rows produce the
 * same bytes. Returns the bytes of each file.
 * @throws Error naming file and row for a row that violates its schema; nothing is changed then.
 */
export function writeCompiled(folder: string, files: readonly CompiledFile[]): Map<string, number> {
  const contents = files.map((file) => ({ name: file.name, bytes: encode(file) }))
  mkdirSync(folder, { recursive: true })
  const temporary = mkdtempSync(join(dirname(folder), '.data-build-'))
  try {
    for (const { name, bytes } of contents) {
      mkdirSync(dirname(join(temporary, name)), { recursive: true })
      writeFileSync(join(temporary, name), bytes)
    }
    for (const { name } of contents) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      renameSync(join(temporary, name), join(folder, name))
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  return new Map(contents.map(({ name, bytes }) => [name, bytes.length]))
}

function encode({ name, schema, rows }: CompiledFile): Uint8Array {
  const lines = rows.map((row, index) => {
    const result = schema.safeParse(row)
    if (!result.success) {
      const issue = result.error.issues[0]
      throw new Error(
        `${name}, row ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}: ${JSON.stringify(row).slice(0, 300)}`,
      )
    }
    return JSON.stringify(result.data)
  })
  // A fixed time in the gzip header, so that builds are identical.
  if (name.endsWith('.gz')) return gzipSync(new TextEncoder().encode(`${lines.join('\n')}\n`), { level: 9, mtime: 0 })
  return new TextEncoder().encode(`[\n${lines.join(',\n')}\n]\n`)
}
