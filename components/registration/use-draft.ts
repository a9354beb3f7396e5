import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { keepDraft, readDraft, tabStorage } from '@/lib/browser-memory/registration-draft'
import { emptyRegistration } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'

/**
 * Keeps what is typed over a reload and over a way out and back. `isRestored`: the form was filled from it. `clear` empties
 * both and gives what takes that back.
 */
export function useDraft(form: UseFormReturn<RegistrationForm>): { isRestored: boolean; clear: () => () => void } {
  const [isRestored, setIsRestored] = useState(false)
  const { reset, subscribe, getValues } = form
  useEffect(() => {
    const draft = readDraft(tabStorage())
    if (draft !== null) {
      reset(draft)
      setIsRestored(true)
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(tabStorage(), values) })
  }, [reset, subscribe])

  function fill(values: RegistrationForm, isBack: boolean): void {
    reset(values)
    keepDraft(tabStorage(), values)
    setIsRestored(isBack)
  }
  return {
    isRestored,
    clear: () => {
      const before = { ...getValues() }
      fill(emptyRegistration, false)
      return () => fill(before, true)
    },
  }
}
