'use client'

import type { UseFormReturn } from 'react-hook-form'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'
import { RegistrationTextField } from './registration-text-field'

/** Names that are the same in every language are not translated. */
const sameEverywhere = ['LEI', 'ISIN', 'DUNS'] as const
type Label = (typeof sameEverywhere)[number] | Key<'registration'>

function isSame(label: Label): label is (typeof sameEverywhere)[number] {
  return sameEverywhere.some((name) => name === label)
}

const identifiers = [
  { name: 'lei_number', label: 'LEI', hint: 'twentyLettersDigits' },
  { name: 'isin_number', label: 'ISIN', hint: 'twelveLettersDigits' },
  { name: 'duns_number', label: 'DUNS', hint: 'nineDigits' },
  { name: 'sp_global_number', label: 'spGlobalNumber', hint: 'digits' },
  { name: 'external_id', label: 'ownIdentifier', hint: 'ownIdentifierHint' },
] as const satisfies readonly { name: keyof RegistrationForm; label: Label; hint: Key<'registration'> }[]

/** Identifiers that distinguish it from others of the same name. */
export function IdentifierFields({ form }: { form: UseFormReturn<RegistrationForm> }) {
  const words = useMessages('registration')
  return (
    <fieldset className="panel p-5">
      <legend className="sr-only">{words('identifiers')}</legend>
      <h2 className="font-strong text-base">{words('identifiers')}</h2>
      <p className="mt-0.5 max-w-prose text-ink-soft">{words('identifiersIntro')}</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {identifiers.map(({ name, label, hint }) => (
          <RegistrationTextField
            key={name}
            form={form}
            name={name}
            label={isSame(label) ? label : words(label)}
            hint={words(hint)}
            isOptional
          />
        ))}
      </div>
    </fieldset>
  )
}
