import * as z from 'zod/mini'

/**
 * Readers for an answer of a service we do not run: whatever is missing, null or of another type is `null` (or an empty
 * list), never an error. Absence then has one form, and pages can show it.
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

export const flag = z.catch(z.nullable(z.boolean()), null)

/** A list of what `item` can read; entries it cannot read are left out, and no list is an empty one. */
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

/** An object read field by field; anything else is an object with all its fields unknown. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const schema = z.object(shape)
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {},
    ),
    schema,
  )
}

/** As `fields`, but null where there is no object at all. */
export function optionalFields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.catch(z.nullable(z.object(shape)), null)
}
