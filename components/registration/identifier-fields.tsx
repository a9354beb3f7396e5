'use client'

import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import type { RegistrationForm } from '@/lib/views/registration-form'

const identifiers = [
  { name: 'lei_number', label: 'LEI', hint: '20 letters and digits' },
  { name: 'isin_number', label: 'ISIN', hint: '12 letters and digits' },
  { name: 'duns_number', label: 'DUNS', hint: 'Nine digits' },
  { name: 'sp_global_number', label: 'S&P Global number', hint: 'Digits' },
  { name: 'external_id', label: 'Your own identifier', hint: 'Kept and shown as you write it' },
] as const satisfies readonly { name: keyof RegistrationForm; label: string; hint: string }[]

/** Numbers that tell it apart from others of the same name. */
export function IdentifierFields({ form }: { form: UseFormReturn<RegistrationForm> }) {
  const { register, formState } = form
  return (
    <fieldset className="panel p-5">
      <legend className="sr-only">Identifiers</legend>
      <h2 className="font-strong text-base">Identifiers</h2>
      <p className="mt-0.5 max-w-prose text-ink-soft">
        Each makes the match surer. With one of the first four, the name may stay empty.
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {identifiers.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} isOptional error={formState.errors[name]?.message}>
            {(attributes) => (
              <input {...attributes} {...register(name)} className="control" autoComplete="off" spellCheck={false} />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
