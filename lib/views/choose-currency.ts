/** "usd" -> "USD"; anything that is no currency code is the default. The service refuses codes nobody uses. */
export function chooseCurrency(wanted: string | string[] | undefined | null): string {
  const code = (Array.isArray(wanted) ? wanted[0] : wanted)?.trim().toUpperCase() ?? ''
  return /^[A-Z]{3}$/.test(code) ? code : 'USD'
}

/** Offered first in a list of currencies. */
export const commonCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'SEK', 'INR', 'BRL', 'TWD'] as const
