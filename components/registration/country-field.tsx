'use client'

import { useMemo } from 'react'
import { type Control, useController } from 'react-hook-form'
import { Field } from '@/components/ui/fields/field'
import { ListInput } from '@/components/ui/fields/list-input'
import { useEarlyText } from '@/components/ui/fields/use-early-text'
import { useTyping } from '@/components/ui/fields/use-typing'
import { countryAliases } from '@/lib/format/country-aliases'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'
import { useRuleWords } from './use-rule-words'

/** The country of the head office: the form's value is the country's code, or the typed text where it names no country. */
export function CountryField({ control }: { control: Control<RegistrationForm> }) {
  const words = useMessages('registration')
  const ruleWords = useRuleWords()
  const format = useFormat()
  const { field, fieldState } = useController({ control, name: 'hq_region' })
  const options = useMemo(() => format.countries().map(({ code, name }) => ({ value: code, label: name })), [format])
  const { value, onChange, onBlur } = field
  const { shown, type, settle, leave } = useTyping({ options, value, onChange, onBlur, aliasesOf: countryAliases })
  const early = useEarlyText(type)
  return (
    <Field label={words('country')} isOptional hint={words('countryHint')} error={ruleWords(fieldState.error)}>
      {(attributes) => (
        <ListInput
          attributes={attributes}
          suggestions={options.map(({ label }) => ({ value: label }))}
          ref={(element) => {
            early(element)
            field.ref(element)
          }}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onKeyDown={({ key }) => (key === 'Enter' ? settle() : undefined)}
          onBlur={leave}
          placeholder={words('typeToSearch')}
        />
      )}
    </Field>
  )
}
