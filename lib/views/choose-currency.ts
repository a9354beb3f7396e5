/** Of both ends: what the service answers in when it is not asked for a currency. */
export const defaultCurrency = 'USD'

/** "usd" -> "USD"; anything that is no currency code is the default. The service refuses codes nobody uses. */
export function chooseCurrency(wanted: string | string[] | undefined | null): string {
  const code = (Array.isArray(wanted) ? wanted[0] : wanted)?.trim().toUpperCase() ?? ''
  return /^[A-Z]{3}$/.test(code) ? code : defaultCurrency
}

/** Offered first in a list of currencies. */
export const commonCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'SEK', 'INR', 'BRL', 'TWD'] as const
