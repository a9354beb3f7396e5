import { readerOfTests } from '@/lib/messages/reader'
import { type Area, type CompiledCatalog, createWords, type Words } from '@/lib/messages/words'
import { type Country, describeCountry, listCountries } from './country'
import { formatDay } from './day'
import { formatMass, type Mass, type MassUnit } from './mass'
import { createNumberFormat, type NumberFormat } from './number'

/** Figures, masses, money and days as the reader's locale writes them, and the words around them in the reader's language. */
export type Format = {
  locale: string
  /** The reader's current year, against which the age of figures is measured. */
  thisYear: number
  number: NumberFormat
  mass: (kilograms: number, unit?: MassUnit) => Mass
  /** "49,000 t CO₂e" */
  massInWords: (kilograms: number, unit?: MassUnit) => string
  /** "USD 89.9B" */
  money: (amount: number, currency: string) => string
  /** An already formatted amount with its currency, on the side that the reader's language puts it. */
  moneyOf: (figure: string, currency: string) => string
  /** "1.326": kg CO2e per unit of a currency, four significant digits. */
  factor: (kgPerUnit: number) => string
  /** "12.5%" from an already formatted figure, with the space that the reader's language uses. */
  percent: (figure: string) => string
  day: (day: string) => string
  /** Name and flag of an ISO 3166-1 code. */
  country: (code: string) => Country
  /** All countries by name, in the order of the catalog (lib/messages/compile-catalog.ts). */
  countries: () => Country[]
  /** The name of an ISIC section or division in the reader's language, by its English name; any other name unchanged. */
  industryName: (name: string) => string
  /** The texts of an area, for what lib/views computes. */
  words: <A extends Area>(area: A) => Words<A>
}

/** An own property only: another service's name may be that of every object's method ("constructor"). */
function ownNameOf(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name
}

/** The year in tests, which give no catalog and read English. */
const yearOfTests = 2026

/** Components get it from `useFormat`; tests give no catalog and read English. */
export function createFormat(
  locale: string,
  catalog?: CompiledCatalog,
  thisYear = catalog ? new Date().getFullYear() : yearOfTests,
): Format {
  const writing = catalog?.writing?.locale === locale ? catalog.writing : null
  const number = createNumberFormat(locale, writing?.numbers ?? null, writing?.compact ?? null)
  const countryNames = () => {
    const { countries } = catalog ?? readerOfTests().catalog
    // Otherwise a page that is not sent the names (lib/messages/areas.ts) would show codes.
    if (!countries) throw new Error('No names of countries')
    return countries
  }
  const industryNames = () => {
    const { industries } = catalog ?? readerOfTests().catalog
    if (!industries) throw new Error('No names of industries')
    return industries
  }
  const hasUnitsBehind = /^(de|sv|fr)\b/.test(locale)
  const mass = (kilograms: number, unit?: MassUnit) => formatMass(kilograms, number, unit)
  const moneyOf = (figure: string, currency: string) =>
    hasUnitsBehind ? `${figure}\u00A0${currency}` : `${currency} ${figure}`
  return {
    locale,
    thisYear,
    number,
    mass,
    massInWords: (kilograms, unit) => {
      const { figure, unit: shown } = mass(kilograms, unit)
      return `${figure} ${shown} CO₂e`
    },
    // A code, not a sign: "$" is the dollar of twenty countries.
    money: (amount, currency) => moneyOf(number.compact(amount), currency),
    moneyOf,
    factor: (kgPerUnit) => number.significant(kgPerUnit, 4),
    percent: (figure) => (hasUnitsBehind ? `${figure}\u00A0%` : `${figure}%`),
    day: (day) => formatDay(day, locale, writing?.days ?? null),
    country: (code) => describeCountry(code, countryNames()),
    countries: () => listCountries(countryNames()),
    industryName: (name) => ownNameOf(industryNames(), name),
    words: (area) => createWords(catalog ?? readerOfTests().catalog, locale, area),
  }
}
