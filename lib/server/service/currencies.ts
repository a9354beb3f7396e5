import 'server-only'
import { currencyCodes } from '@/service/contract/currency-codes'

/** The currencies figures can be shown in. Read on the server: the contract brings a parser the browser does not need. */
export const currencies: readonly string[] = currencyCodes
