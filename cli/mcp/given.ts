type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> }

/** Removes undefined values. */
export function given<Values extends Record<string, unknown>>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>
}
