import { urlValue } from './url-value'

export const mostCompared = 6

/** "1,2,3": at most six different organizations; anything that is not an id is ignored, since anybody may have written the address. */
export function parseIds(text: string): number[] {
  const ids = text.split(',').flatMap((part) => (/^[1-9]\d{0,14}$/.test(part.trim()) ? [Number(part)] : []))
  return [...new Set(ids)].slice(0, mostCompared)
}

/** `?ids=1,2,3`: a link restores the comparison, the back button undoes a change. */
export const idsInUrl = urlValue<number[]>({ parse: parseIds, fallback: [], history: 'push' })
