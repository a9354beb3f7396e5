import { chooseRates, yearlyRates } from './choose-rates'
import { urlValue } from './url-value'

/** `?rates=2023`: shareable, and the back button undoes a choice. Anything that is not a year means each year's own rate. */
export const ratesInUrl = urlValue<string>({ parse: chooseRates, fallback: yearlyRates, history: 'push' })
