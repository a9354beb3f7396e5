import { createParser } from 'nuqs/server'
import { askedCurrency, defaultCurrency } from './choose-currency'

/** `?currency=EUR`: shareable, and the back button undoes a choice. What it asks for may be no currency: the page says so. */
export const currencyInUrl = createParser<string>({ parse: askedCurrency, serialize: String })
  .withDefault(defaultCurrency)
  .withOptions({ history: 'push' })
