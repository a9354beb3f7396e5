import * as z from 'zod/mini'

/**
 * Readers for the answer of a service we do not run: whatever is missing, null or of another type becomes `null` (or an empty list),
 * never an error. Absence then has one form, and pages can show it.
 */
export const text = z.catch(
  z.pipe(
    z.string(),
    z.transform((value) => (value.trim() === '' ? null : value)),
  ),
  null,
)

/** A finite number, or a string that is one. */
export const number = z.catch(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\s*-?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/))]),
    z.transform((value) => (Number.isFinite(Number(value)) ? Number(value) : null)),
  ),
  null,
)

/** A number from `least` to `most`; one outside counts as unknown instead of being drawn. */
export function between(least: number, most: number) {
  return z.pipe(
    number,
    z.transform((value: number | null) => (value !== null && value >= least && value <= most ? value : null)),
  )
}

const firstYear = 1900
const lastYear = 2100

/** A year of a figure, as a number or four digits; anything else is an error. */
export const year = z
  .union([z.int(), z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.transform(Number))])
  .check(z.refine((value) => value >= firstYear && value <= lastYear))

export const optionalYear = z.catch(z.nullable(year), null)

function isDay(value: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value)?.[0]
  if (day === undefined) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** An ISO day that exists in the calendar, with or without a time; not "2024-02-30". */
export const day = z.catch(z.nullable(z.string().check(z.refine(isDay))), null)

export const flag = z.catch(z.nullable(z.boolean()), null)

/** A list of what `item` can read; unreadable entries are left out, and anything but a list becomes an empty one. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries) =>
        entries.flatMap((entry) => {
          const read = item.safeParse(entry)
          return read.success ? [read.data] : []
        }),
      ),
    ),
    [],
  )
}

/** An object read field by field; anything else becomes an object with all fields unknown. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const schema = z.object(shape)
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {},
    ),
    schema,
  )
}

/** Like `fields`, but null if there is no object. */
export function optionalFields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.catch(z.nullable(z.object(shape)), null)
}
