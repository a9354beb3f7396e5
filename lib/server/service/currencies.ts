import 'server-only'
import { currencyCodes } from '@/service/contract/currency-codes'

/** The currencies in which figures can be shown. Read on the server: the contract includes a parser the browser does not need. */
export const currencies: readonly string[] = currencyCodes
