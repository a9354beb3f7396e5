import { urlValue } from './url-value'

/** `?import=12`: only organizations of that import. */
export const importInUrl = urlValue<number | null>({
  parse: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  fallback: null,
})
