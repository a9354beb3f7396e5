import { askedCurrency } from './choose-currency'
import { urlValue } from './url-value'

/** `?currency=EUR`: shareable, and the back button undoes a choice; null if the address has none. It may not be a currency: the page says
 * so. */
export const currencyInUrl = urlValue<string | null>({ parse: askedCurrency, fallback: null, history: 'push' })
