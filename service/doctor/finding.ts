/**
 * good: as it should be
 * warning: it works, but a person should look at it
 * bad: something does not work; `remedy` says what to do
 */
export type Finding = { what: string; state: 'good' | 'warning' | 'bad'; words: string; remedy: string | null }

export function good(what: string, words: string): Finding {
  return { what, state: 'good', words, remedy: null }
}

export function warning(what: string, words: string, remedy: string): Finding {
  return { what, state: 'warning', words, remedy }
}

export function bad(what: string, words: string, remedy: string): Finding {
  return { what, state: 'bad', words, remedy }
}
