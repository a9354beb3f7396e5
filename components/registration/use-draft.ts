import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { keepDraft, readDraft, tabStorage } from '@/lib/browser-memory/registration-draft'
import { emptyRegistration } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'

const longestName = 200

/** The fields that were filled in before the page was hydrated: what somebody types now is meant, not what was left earlier. */
function readTyped(values: RegistrationForm): Partial<RegistrationForm> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== false))
}

/**
 * Keeps what is typed over a reload and over a way out and back. `isRestored`: the form was filled from it. `clear` empties
 * both and gives what takes that back.
 */
export function useDraft(form: UseFormReturn<RegistrationForm>): { isRestored: boolean; clear: () => () => void } {
  const [isRestored, setIsRestored] = useState(false)
  const { reset, subscribe, getValues } = form
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('name')?.trim().slice(0, longestName) ?? ''
    const draft = readDraft(tabStorage())
    const typed = readTyped(getValues())
    // A link that names a company means that one, not what was left half done.
    if (named !== '' && draft?.name !== named) {
      reset({ ...emptyRegistration, name: named, ...typed })
    } else if (draft !== null) {
      reset({ ...draft, ...typed })
      setIsRestored(true)
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(tabStorage(), values) })
  }, [reset, subscribe, getValues])

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
