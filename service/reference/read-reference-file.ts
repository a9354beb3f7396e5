import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Returns the rows of one compiled JSON file, checked against their schema. Throws an Error that names the file when it is
 * missing, not JSON, or not of that shape.
 */
export function readReferenceFile<Row>(directory: string, file: string, row: z.ZodType<Row>): Row[] {
  try {
    return z.array(row).parse(JSON.parse(readFileSync(join(directory, file), 'utf8')))
  } catch (cause) {
    throw new Error(`Reference data ${file} cannot be read; npm run build -- data writes it`, { cause })
  }
}
