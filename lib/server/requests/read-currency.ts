import 'server-only'
import { cookies } from 'next/headers'
import { askedCurrency, currencyCookie } from '@/lib/views/address/choose-currency'

/** The currency that this browser chose last; null where it chose none. */
export async function readChosenCurrency(): Promise<string | null> {
  const kept = (await cookies()).get(currencyCookie)?.value
  return kept !== undefined && /^[A-Z]{3}$/.test(kept) ? kept : null
}

/** The same, the default where it chose none. */
export async function readKeptCurrency(): Promise<string> {
  return askedCurrency(await readChosenCurrency())
}

/** The currency of a page: from its address, otherwise the last choice. */
export async function readCurrency(asked: string | string[] | null | undefined): Promise<string> {
  return asked === undefined || asked === null || asked.length === 0 ? readKeptCurrency() : askedCurrency(asked)
}
