/** One parameter of a page's address: anybody may have written it, so reading never fails. */
export type UrlValue<T> = {
  parse: (text: string) => T | null
  serialize(value: T): string
  /** The value if the address has none, or one that cannot be read; it is left out of the address. */
  fallback: T
  history: 'push' | 'replace'
}

type UrlValueOptions<T> = Pick<UrlValue<T>, 'parse' | 'fallback'> & Partial<UrlValue<T>>

/** A parameter. Changing it replaces the browser's history entry unless `history` says to add one. */
export function urlValue<T>({ serialize = String, history = 'replace', ...rest }: UrlValueOptions<T>): UrlValue<T> {
  return { serialize, history, ...rest }
}

/** One of several words, the first if there is none. */
export function urlWord<const Word extends string>(words: readonly [Word, ...Word[]]): UrlValue<Word> {
  return urlValue<Word>({ parse: (text) => words.find((word) => word === text) ?? null, fallback: words[0] })
}

export const urlFlag: UrlValue<boolean> = urlValue({ parse: (text) => text === 'true', fallback: false })

export type UrlFields = Readonly<Record<string, UrlValue<unknown>>>
export type UrlValues<Fields extends UrlFields> = {
  [Name in keyof Fields]: Fields[Name] extends UrlValue<infer T> ? T : never
}

type SearchParameters = Readonly<Record<string, string | string[] | undefined>>

function findText(search: string | SearchParameters): (name: string) => string | null {
  if (typeof search === 'string') {
    const parameters = new URLSearchParams(search)
    return (name) => parameters.get(name)
  }
  return (name) => [search[name]].flat()[0] ?? null
}

/** Reads all fields of an address, from its "?q=…" or from a page's `searchParams`. */
export function readUrl<Fields extends UrlFields>(
  fields: Fields,
  search: string | SearchParameters,
): UrlValues<Fields> {
  const find = findText(search)
  const values = Object.entries(fields).map(([name, { parse, fallback }]) => {
    const text = find(name)
    return [name, (text === null ? null : parse(text)) ?? fallback]
  })
  return Object.fromEntries(values)
}

/** Writes "?q=nest&country=SE,DE", keeping other parameters; "" if nothing is left. */
export function writeUrl<Fields extends UrlFields>(
  fields: Fields,
  search: string,
  change: Partial<UrlValues<Fields>>,
): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    const field = fields[name]
    if (field === undefined) continue
    const text = value === null ? null : field.serialize(value)
    const usual = field.fallback === null ? null : field.serialize(field.fallback)
    if (text === null || text === usual) parameters.delete(name)
    else parameters.set(name, text)
  }
  // A comma needs no escape in a query, and people read addresses.
  const written = parameters.toString().replaceAll('%2C', ',')
  return written === '' ? '' : `?${written}`
}
