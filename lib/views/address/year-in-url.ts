import { urlValue } from './url-value'

/** `?year=2024`: a year of four digits; anything else asks for none. */
export const yearInUrl = urlValue<number | null>({
  parse: (value) => {
    const text = Array.isArray(value) ? value[0] : value
    return text !== undefined && text !== null && /^(19|20)\d\d$/.test(text) ? Number(text) : null
  },
  fallback: null,
  history: 'push',
})
