import type { FieldError } from 'react-hook-form'
import { useMessages } from '@/lib/messages/messages-provider'
import { sayRule } from '@/lib/views/translate/say-rule'

/** Returns the message of a field's error: rules in the reader's language, messages of the service unchanged. */
export function useRuleWords(): (error: FieldError | undefined) => string | undefined {
  const words = useMessages('registration')
  return (error) => (error?.message === undefined ? undefined : sayRule(words, error.message))
}
