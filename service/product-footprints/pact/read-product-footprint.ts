import { z } from 'zod'
import { withoutDirectionSigns } from '@/service/contract/text'
import { ProductFootprint } from './product-footprint'

export type ReadProductFootprint =
  | { footprint: ProductFootprint; document: object }
  /** Why it is invalid, in words, and the product it names, as far as that can be read. */
  | { footprint: null; document: null; detail: string; product: string | null }

const Named = z.looseObject({ productNameCompany: z.string() })
const Older = z.looseObject({ specVersion: z.string().regex(/^[12]\./) })

/** The largest serialized footprint; one with all texts has a few kilobytes. */
const mostCharacters = 256 * 1024
const deepest = 50
const longestName = 300
const shownFaults = 5

/** Parses one entry of a document as a footprint of PACT 3. Returns the footprint and the entry as it is stored, or what is wrong. */
export function readProductFootprint(entry: unknown): ReadProductFootprint {
  const refuse = (detail: string) => ({ footprint: null, document: null, detail, product: productOf(entry) }) as const
  const older = Older.safeParse(entry)
  if (older.success)
    return refuse(
      `specVersion: this is a footprint of version ${older.data.specVersion.slice(0, 20)} of the PACT specifications, but version 3 is required: ask for it as version 3`,
    )
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return refuse('must be a product footprint')
  if (isDeeperThan(entry, deepest)) return refuse(`is nested deeper than ${deepest} levels`)
  // As of every text that is given: a product's name must not look like another.
  const text = withoutDirectionSigns(JSON.stringify(entry))
  if (text.length > mostCharacters) return refuse(`has more than ${mostCharacters / 1024} KB`)
  if (holdsUnstorable(text)) return refuse('must contain well-formed Unicode without the NUL character')
  const document: object = JSON.parse(text)
  const parsed = ProductFootprint.safeParse(document)
  return parsed.success ? { footprint: parsed.data, document } : refuse(faultsOf(parsed.error))
}

/** Returns the product's name, so that an invalid entry can be found in a long list; null if it cannot be stored or is too long. */
function productOf(entry: unknown): string | null {
  const named = Named.safeParse(entry)
  const name = named.success ? withoutDirectionSigns(named.data.productNameCompany).trim() : ''
  return name === '' || name.length > longestName || holdsUnstorable(JSON.stringify(name)) ? null : name
}

function faultsOf({ issues }: z.ZodError): string {
  const shown = issues.slice(0, shownFaults).map(({ path, message }) => {
    const reason = message === 'Invalid input: expected string, received undefined' ? 'is missing' : message
    return `${path.map(String).join('.')}: ${reason.replace(/^Invalid input: /, '')}`
  })
  return [...shown, ...(issues.length > shownFaults ? [`and ${issues.length - shownFaults} more`] : [])].join('; ')
}

/** Whether JSON text contains what the database cannot store: NUL, or half of a surrogate pair, as JSON.stringify writes them. */
function holdsUnstorable(json: string): boolean {
  return /(?<!\\)(\\\\)*\\u(0000|d[89a-f][0-9a-f]{2})/i.test(json)
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1))
}
