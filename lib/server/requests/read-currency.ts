import 'server-only'
import { cookies } from 'next/headers'
import { askedCurrency, currencyCookie } from '@/lib/views/address/choose-currency'

/** The currency that this browser chose last; the default where it chose none. */
export async function readKeptCurrency(): Promise<string> {
  const kept = (await cookies()).get(currencyCookie)?.value
  return askedCurrency(kept !== undefined && /^[A-Z]{3}$/.test(kept) ? kept : null)
}

/** The currency of a page: what its address asks for, else the one chosen last. */
export async function readCurrency(asked: string | string[] | null | undefined): Promise<string> {
  return asked === undefined || asked === null || asked.length === 0 ? readKeptCurrency() : askedCurrency(asked)
}
