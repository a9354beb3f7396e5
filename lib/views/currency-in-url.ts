import { createParser } from 'nuqs/server'
import { chooseCurrency, defaultCurrency } from './choose-currency'

/** `?currency=EUR`: shareable, and the back button undoes a choice. Whatever is no currency code is the default. */
export const currencyInUrl = createParser({ parse: chooseCurrency, serialize: (code: string) => code })
  .withDefault(defaultCurrency)
  .withOptions({ history: 'push', shallow: true })
