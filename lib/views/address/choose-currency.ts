/** The default of dashboard and service. */
export const defaultCurrency = 'USD'

/** Stores the reader's choice for a year. */
export const currencyCookie = 'currency'
export const currencyCookieSeconds = 365 * 24 * 60 * 60

/** The currency in an address, "usd" -> "USD", known or not; the default if there is none. */
export function askedCurrency(wanted: string | string[] | undefined | null): string {
  const code = (Array.isArray(wanted) ? wanted[0] : wanted)?.trim().toUpperCase() ?? ''
  return code === '' ? defaultCurrency : code.slice(0, 20)
}

/** The currency to ask the service for: the default instead of an unknown one. */
export function chooseCurrency(asked: string, known: readonly string[]): string {
  return known.includes(asked) ? asked : defaultCurrency
}

/** Offered first in a list of currencies. */
export const commonCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'SEK', 'INR', 'BRL', 'TWD'] as const

/** The options in a list of currencies: the most used first, then all others. */
export function offerCurrencies(known: readonly string[]): string[] {
  return [...new Set([...commonCurrencies, ...known])]
}
