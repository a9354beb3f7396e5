/** The default of dashboard and service: each year's money at that year's rate. */
export const yearlyRates = 'yearly'

/** "2023" means the constant rate of that year; anything else means each year's own. */
export function chooseRates(wanted: string | string[] | undefined | null): string {
  const text = (Array.isArray(wanted) ? wanted[0] : wanted)?.trim() ?? ''
  return /^(1999|20\d\d)$/.test(text) ? text : yearlyRates
}

/** The query of an organization; without `rates` at the default, so that any service understands it. */
export function moneyQuery(currency: string, rates: string): string {
  const money = `currency=${encodeURIComponent(currency)}`
  return rates === yearlyRates ? money : `${money}&rates=${encodeURIComponent(rates)}`
}
