import type { FieldError } from 'react-hook-form'
import { useMessages } from '@/lib/messages/messages-provider'
import { notTaken } from '@/lib/views/field-errors'
import { type BrokenRule, longestOf } from '@/lib/views/registration-form'

function isOurs(error: FieldError): error is FieldError & { message: BrokenRule } {
  // The form's own rules have a type; what the service said was set without one.
  return Boolean(error.type) && error.message !== undefined
}

/** An error of a field in words: our rules in the reader's language, the service's own words as it wrote them. */
export function useRuleWords(): (error: FieldError | undefined) => string | undefined {
  const words = useMessages('registration')
  return (error) => {
    if (!error) return undefined
    if (!isOurs(error)) return error.message === notTaken ? words('notTaken') : error.message
    const length = longestOf(error.message)
    return length === null
      ? words(error.message as Exclude<BrokenRule, `atMost${string}`>)
      : words('atMostCharacters', { length })
  }
}
