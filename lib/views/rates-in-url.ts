import { createParser } from 'nuqs/server'
import { chooseRates, yearlyRates } from './choose-rates'

/** `?rates=2023`: shareable, and the back button undoes a choice. Whatever is no year is each year's own rate. */
export const ratesInUrl = createParser<string>({ parse: chooseRates, serialize: String })
  .withDefault(yearlyRates)
  .withOptions({ history: 'push' })
