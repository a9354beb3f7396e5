import type { FieldError } from 'react-hook-form'
import { useMessages } from '@/lib/messages/messages-provider'
import { notTaken } from '@/lib/views/field-errors'
import { allowedLength, isPlainRule } from '@/lib/views/registration-fields'

/** An error of a field in words: our rules in the reader's language, the service's own words as it wrote them. */
export function useRuleWords(): (error: FieldError | undefined) => string | undefined {
  const words = useMessages('registration')
  return (error) => {
    const message = error?.message
    if (message === undefined) return undefined
    const length = allowedLength(message)
    if (length !== null) return words('atMostCharacters', { length })
    if (isPlainRule(message)) return words(message)
    return message === notTaken ? words('notTaken') : message
  }
}
