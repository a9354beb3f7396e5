'use client'

import type { UseFormReturn } from 'react-hook-form'
import { useMessages } from '@/lib/messages/messages-provider'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'
import { CountryField } from './country-field'
import { IndustryField } from './industry-field'
import { RegistrationTextField } from './registration-text-field'

type OrganizationFieldsProps = {
  form: UseFormReturn<RegistrationForm>
  industries: readonly IndustryOption[]
  hasIndustryList: boolean
}

/** Name, country and industry. */
export function OrganizationFields({ form, industries, hasIndustryList }: OrganizationFieldsProps) {
  const words = useMessages('registration')
  return (
    <fieldset className="panel flex flex-col gap-5 p-5">
      <legend className="sr-only">{words('organization')}</legend>
      <div>
        <RegistrationTextField form={form} name="name" label={words('name')} autoComplete="organization" />
        <label className="mt-2.5 flex w-fit items-center gap-2.5 text-ink-soft">
          <input type="checkbox" {...form.register('is_legal_entity_name')} className="size-4 accent-accent" />
          {words('exactLegalName')}
        </label>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <CountryField control={form.control} />
        <RegistrationTextField
          form={form}
          name="hq_subregion"
          label={words('subregion')}
          isOptional
          hint={words('subregionHint')}
        />
      </div>
      <IndustryField form={form} industries={industries} hasIndustryList={hasIndustryList} />
      <RegistrationTextField
        form={form}
        name="website"
        label={words('website')}
        isOptional
        hint={words('websiteHint')}
        autoComplete="url"
        inputMode="url"
      />
    </fieldset>
  )
}
