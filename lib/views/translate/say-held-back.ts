import * as z from 'zod/mini'
import type { Format } from '@/lib/format/create-format'
import { sayProvenance } from './provenance-words'

const Held = z.looseObject({
  reason_codes: z.array(z.object({ code: z.string(), values: z.record(z.string(), z.string()) })),
})

function sayOne(held: unknown, format: Format): unknown {
  const read = Held.safeParse(held)
  const said = read.success ? sayProvenance(read.data.reason_codes, new Map(), format) : null
  return read.success && said !== null ? { ...read.data, reason: said, is_said: true } : held
}

/**
 * An organization's answer with the reasons of the years that are held back in the reader's language (`is_said`); one without codes, or with
 * codes that have no words here, stays as the service wrote it.
 */
export function sayHeldBack(answer: unknown, format: Format): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const held: unknown = Reflect.get(answer, 'held_back')
  if (!Array.isArray(held) || held.length === 0) return answer
  return { ...answer, held_back: held.map((one) => sayOne(one, format)) }
}
