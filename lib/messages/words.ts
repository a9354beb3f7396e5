import type { CompiledMessage } from 'icu-minify/format'
import format from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import type { english } from './english'
import { writeNumber } from './write-number'
import type { Writing } from './writing'

/** Every text of the dashboard; the English files define the keys of all languages. */
export type Catalog = typeof english
export type Area = keyof Catalog
export type Key<A extends Area> = keyof Catalog[A] & string

/** One language's texts, ready for formatting; a browser has the areas of its page (areas.ts). */
export type CompiledCatalog = { readonly [A in Area]?: Readonly<Record<string, CompiledMessage>> } & {
  /** Names by ISO 3166-1 code. */
  readonly countries?: Readonly<Record<string, string>>
  /** Names of ISIC sections and divisions by the English names that a service sends; absent in English. */
  readonly industries?: Readonly<Record<string, string>>
  readonly writing?: Writing
}

export type Values = Readonly<Record<string, string | number>>
type Tag = (chunks: readonly ReactNode[]) => ReactNode

/** The texts of one area: returns a text for a key and its values, or elements if the text has tags. */
export type Words<A extends Area> = {
  (key: Key<A>, values?: Values): string
  rich: (key: Key<A>, values: Readonly<Record<string, string | number | Tag>>) => ReactNode
}

const numberFormats = new Map<string, Intl.NumberFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

function keep<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

/** Creating an Intl object costs more than using it a hundred times. */
const intl = {
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) =>
    keep(numberFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options)),
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) =>
    keep(pluralRules, `${locale} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
  // lib/format writes days, since they have no time zone.
  getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
} as Parameters<typeof format>[3]['formatters']

/** Formatters for plain numbers, without Intl if the server sent how to write them. */
function formattersFor(writing: Writing | undefined, locale: string): typeof intl {
  const numbers = writing?.locale === locale ? writing.numbers : null
  if (!numbers) return intl
  const format = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value)
      ? writeNumber(value, { least: 0, most: 3 }, numbers)
      : intl.getNumberFormat(locale).format(value as number)
  return {
    ...intl,
    getNumberFormat: (asked: string, options?: Intl.NumberFormatOptions) =>
      options === undefined ? { format } : intl.getNumberFormat(asked, options),
  } as typeof intl
}

/** The texts of `area` in `catalog`, with figures formatted for `locale`. Throws for a missing text: that is a bug. */
export function createWords<A extends Area>(catalog: CompiledCatalog, locale: string, area: A): Words<A> {
  const messages = catalog[area]
  const formatters = formattersFor(catalog.writing, locale)
  const find = (key: string): CompiledMessage => {
    const message = messages?.[key]
    if (message === undefined) throw new Error(`No text ${area}.${key}`)
    return message
  }
  const say = (key: Key<A>, values?: Values) => String(format(find(key), locale, { ...values }, { formatters }))
  const rich: Words<A>['rich'] = (key, values) => {
    const parts = format<ReactNode>(find(key), locale, values as Parameters<typeof format<ReactNode>>[2], {
      formatters,
    })
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
  }
  return Object.assign(say, { rich })
}
