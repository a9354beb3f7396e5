import { askedCurrency, defaultCurrency } from './choose-currency'
import { urlValue } from './url-value'

/** `?currency=EUR`: shareable, and the back button undoes a choice. What it asks for may be no currency: the page says so. */
export const currencyInUrl = urlValue<string>({ parse: askedCurrency, fallback: defaultCurrency, history: 'push' })
