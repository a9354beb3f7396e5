import type { Words } from '@/lib/messages/words'
import { notTaken } from '@/lib/views/registration/field-errors'
import { isPlainRule } from '@/lib/views/registration/registration-fields'

/** What is wrong with a field: one of our rules in the reader's language; another service's words unchanged. */
export function sayRule(words: Words<'registration'>, message: string): string {
  if (isPlainRule(message)) return words(message)
  if (message === notTaken) return words('notTaken')
  const [, rule, value] = /^(atMostCharacters|notOfCountry) (\w+)$/.exec(message) ?? []
  if (rule === undefined || value === undefined) return message
  return rule === 'notOfCountry'
    ? words(rule, { country: value })
    : words('atMostCharacters', { length: Number(value) })
}
