import type { FieldError } from 'react-hook-form'
import { useMessages } from '@/lib/messages/messages-provider'
import { sayRule } from '@/lib/views/translate/say-rule'

/** An error of a field in words: rules in the reader's language, another service's own words as it wrote them. */
export function useRuleWords(): (error: FieldError | undefined) => string | undefined {
  const words = useMessages('registration')
  return (error) => (error?.message === undefined ? undefined : sayRule(words, error.message))
}
