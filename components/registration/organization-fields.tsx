'use client'

import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { LazyAutocomplete, LazyCombobox } from '@/components/ui/lazy-boxes'
import { listCountries } from '@/lib/format/country'
import { countryAliases } from '@/lib/format/country-aliases'
import type { IndustryOption, RegistrationForm } from '@/lib/views/registration-form'

const countries = listCountries().map(({ code, name, flag }) => ({ value: code, label: name, mark: flag }))

type OrganizationFieldsProps = {
  form: UseFormReturn<RegistrationForm>
  industries: readonly IndustryOption[]
  hasIndustryList: boolean
}

/** Who it is and where. */
export function OrganizationFields({ form, industries, hasIndustryList }: OrganizationFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <fieldset className="panel flex flex-col gap-5 p-5">
      <legend className="sr-only">Organization</legend>
      <div>
        <Field label="Name" error={errors.name?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...register('name')}
              className="control"
              autoComplete="organization"
              spellCheck={false}
            />
          )}
        </Field>
        <label className="mt-2.5 flex w-fit items-center gap-2.5 text-ink-soft">
          <input type="checkbox" {...register('is_legal_entity_name')} className="size-4 accent-accent" />
          This is the exact legal name
        </label>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="hq_region"
          render={({ field, fieldState }) => (
            <Field label="Country" isOptional hint="Where its headquarters are" error={fieldState.error?.message}>
              {(attributes) => (
                <LazyCombobox
                  attributes={attributes}
                  options={countries}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  placeholder="Type to search"
                  empty="No such country"
                  aliasesOf={countryAliases}
                />
              )}
            </Field>
          )}
        />
        <Field
          label="State or province"
          isOptional
          hint="ISO 3166-2 code: OH or US-OH"
          error={errors.hq_subregion?.message}
        >
          {(attributes) => (
            <input
              {...attributes}
              {...register('hq_subregion')}
              className="control"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <Controller
        control={control}
        name="industry"
        render={({ field, fieldState }) => (
          <Field
            label="Industry"
            isOptional
            hint={hasIndustryList ? 'Choose from the list, or use your own words' : 'In your own words'}
            error={fieldState.error?.message}
          >
            {(attributes) => (
              <LazyAutocomplete
                attributes={attributes}
                suggestions={industries.map(({ name }) => name)}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
                placeholder={hasIndustryList ? 'Type to search' : ''}
              />
            )}
          </Field>
        )}
      />
      <Field
        label="Website"
        isOptional
        hint="An address, a host name or an e-mail address"
        error={errors.website?.message}
      >
        {(attributes) => (
          <input
            {...attributes}
            {...register('website')}
            className="control"
            autoComplete="url"
            inputMode="url"
            spellCheck={false}
          />
        )}
      </Field>
    </fieldset>
  )
}
