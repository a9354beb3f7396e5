import { chooseRates, yearlyRates } from './choose-rates'
import { urlValue } from './url-value'

/** `?rates=2023`: shareable, and the back button undoes a choice. Whatever is no year is each year's own rate. */
export const ratesInUrl = urlValue<string>({ parse: chooseRates, fallback: yearlyRates, history: 'push' })
