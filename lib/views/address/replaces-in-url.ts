import { urlValue } from './url-value'

/** `?replaces=12`: the import that the next one replaces. */
export const replacesInUrl = urlValue<number | null>({
  parse: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  fallback: null,
})
