import { exchangeNames } from '@/service/matching/names/strip-listing'

/** Exchanges that lists call by one name: SEC's list says NYSE for NYSE American and NYSE Arca too. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^(?:nasdaq|xnas$|oq?$)/, 'nasdaq'],
  [/^(?:nyse|amex$|xnys$|n$)/, 'nyse'],
  [/^(?:otc|pink$)/, 'otc'],
]

const prefixed = new RegExp(
  `(?:^|[([（,|–—-])\\s*(${exchangeNames})\\s*[:;|]\\s*([a-z0-9][a-z0-9.\\-/ ]{0,11}?)\\s*(?:[)\\]）]|$)`,
  'iu',
)

/** Reuters' notation, for the exchanges whose symbols a source has; others would match nothing. */
const suffixed = /[([（]\s*([A-Z0-9][A-Z0-9-]{1,6})\.(N|OQ?)\s*[)\]）]/u

/**
 * Exchange and symbol as one key: "nasdaq:AAPL". The share class is left out, as lists separate it differently ("BRK.B", "BRK-B"). Null
 * if the exchange is unknown: a symbol alone may be another company's on another exchange.
 */
export function tickerKey(exchange: string | null, symbol: string): string | null {
  const letters = symbol.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (exchange === null || exchange.trim() === '' || letters === '') return null
  const name = exchange.trim().toLowerCase()
  return `${families.find(([pattern]) => pattern.test(name))?.[1] ?? name}:${letters}`
}

/** The ticker beside a name ("AT&T Inc. (NYSE: T)"); null without an exchange. */
export function readTicker(name: string): string | null {
  const cut = name.slice(0, 400)
  const [, exchange, symbol] = prefixed.exec(cut) ?? []
  if (exchange !== undefined && symbol !== undefined) return tickerKey(exchange, symbol)
  const [, letters, suffix] = suffixed.exec(cut) ?? []
  return letters === undefined || suffix === undefined ? null : tickerKey(suffix, letters)
}

/** A name that is only a symbol, as in lists of holdings: "AAPL", "BRK.B". Without an exchange it proves little. */
export function readSymbol(name: string): string | null {
  const symbol = name.trim()
  return /^[A-Z]{2,5}(?:[.\-/][A-C])?$/.test(symbol) ? symbol.replace(/[^A-Z]/g, '') : null
}

/** Whether it cannot be a word: "MSFT" and "AAPL" are symbols; "CAKE" and "COKE" may be names. */
export function isUnspoken(symbol: string): boolean {
  return symbol.length >= 4 && (/[^AEIOUY]{3}/.test(symbol) || /^(.)\1/.test(symbol))
}
