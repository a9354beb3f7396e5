import { urlValue } from './url-value'

const pointer = /^(\/[\w~-]{1,60}){1,8}$/

/** `?evidence=/score`: the figure whose evidence is open, so that it can be shared; empty if none is. */
export const evidenceInUrl = urlValue<string>({ parse: (text) => (pointer.test(text) ? text : null), fallback: '' })
