import { askedCurrency } from './choose-currency'
import { urlValue } from './url-value'

/** `?currency=EUR`: shareable, and the back button undoes a choice; null where the address says none. What it asks for may be no currency: the page says so. */
export const currencyInUrl = urlValue<string | null>({ parse: askedCurrency, fallback: null, history: 'push' })
