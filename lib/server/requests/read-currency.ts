import 'server-only'
import { cookies } from 'next/headers'
import { askedCurrency, currencyCookie } from '@/lib/views/address/choose-currency'

/** The currency that this browser chose last; the default if none. */
export async function readKeptCurrency(): Promise<string> {
  const kept = (await cookies()).get(currencyCookie)?.value
  return askedCurrency(kept !== undefined && /^[A-Z]{3}$/.test(kept) ? kept : null)
}

/** The currency of a page: from its address, otherwise the last choice. */
export async function readCurrency(asked: string | string[] | null | undefined): Promise<string> {
  return asked === undefined || asked === null || asked.length === 0 ? readKeptCurrency() : askedCurrency(asked)
}
