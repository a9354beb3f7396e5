import type { UseFormReturn } from 'react-hook-form'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'
import { RegistrationTextField } from './registration-text-field'
import { useFoundIndustries } from './use-found-industries'

type IndustryFieldProps = {
  form: UseFormReturn<RegistrationForm>
  industries: readonly IndustryOption[]
  hasIndustryList: boolean
}

/**
 * An industry as free text. Suggests industries whose name contains the text, and those with an activity that matches it: for
 * "steel" the manufacture of basic metals.
 */
export function IndustryField({ form, industries, hasIndustryList }: IndustryFieldProps) {
  const words = useMessages('registration')
  const format = useFormat()
  const typed = form.watch('industry')
  const names = industries.map(({ name }) => format.industryName(name))
  const found = useFoundIndustries(typed, hasIndustryList && !names.includes(typed)).map(({ name }) =>
    format.industryName(name),
  )
  return (
    <RegistrationTextField
      form={form}
      name="industry"
      label={words('industry')}
      isOptional
      hint={hasIndustryList ? words('industryHint') : words('industryOwnWords')}
      suggestions={[
        ...found.map((value) => ({ value, found: typed })),
        ...names.filter((value) => !found.includes(value)).map((value) => ({ value })),
      ]}
      placeholder={hasIndustryList ? words('typeToSearch') : ''}
    />
  )
}
