/** Of both ends: what the service answers in when it is not asked for a currency. */
export const defaultCurrency = 'USD'

/** Keeps what the reader chose for a year. */
export const currencyCookie = 'currency'
export const currencyCookieSeconds = 365 * 24 * 60 * 60

/** "usd" -> "USD": what an address asks for, known or not; the default where it asks for none. */
export function askedCurrency(wanted: string | string[] | undefined | null): string {
  const code = (Array.isArray(wanted) ? wanted[0] : wanted)?.trim().toUpperCase() ?? ''
  return code === '' ? defaultCurrency : code.slice(0, 20)
}

/** What to ask the service for: the default in the place of what is no currency. */
export function chooseCurrency(asked: string, known: readonly string[]): string {
  return known.includes(asked) ? asked : defaultCurrency
}

/** Offered first in a list of currencies. */
export const commonCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'SEK', 'INR', 'BRL', 'TWD'] as const

/** What a list of currencies offers: those most asked for first, then all that are known. */
export function offerCurrencies(known: readonly string[]): string[] {
  return [...new Set([...commonCurrencies, ...known])]
}
