'use client'

import { useMemo } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/fields/field'
import { LazyCombobox } from '@/components/ui/hydration/lazy-boxes'
import { countryAliases } from '@/lib/format/country-aliases'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'
import { IndustryBox } from './industry-box'
import { useRuleWords } from './use-rule-words'

type OrganizationFieldsProps = {
  form: UseFormReturn<RegistrationForm>
  industries: readonly IndustryOption[]
  hasIndustryList: boolean
}

/** Who it is and where. */
export function OrganizationFields({ form, industries, hasIndustryList }: OrganizationFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const words = useMessages('registration')
  const ruleWords = useRuleWords()
  const format = useFormat()
  const countries = useMemo(
    () => format.countries().map(({ code, name, flag }) => ({ value: code, label: name, mark: flag })),
    [format],
  )
  return (
    <fieldset className="panel flex flex-col gap-5 p-5">
      <legend className="sr-only">{words('organization')}</legend>
      <div>
        <Field label={words('name')} error={ruleWords(errors.name)}>
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
          {words('exactLegalName')}
        </label>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="hq_region"
          render={({ field, fieldState }) => (
            <Field label={words('country')} isOptional hint={words('countryHint')} error={ruleWords(fieldState.error)}>
              {(attributes) => (
                <LazyCombobox
                  attributes={attributes}
                  options={countries}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  placeholder={words('typeToSearch')}
                  empty={words('noSuchCountry')}
                  aliasesOf={countryAliases}
                />
              )}
            </Field>
          )}
        />
        <Field
          label={words('subregion')}
          isOptional
          hint={words('subregionHint')}
          error={ruleWords(errors.hq_subregion)}
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
            label={words('industry')}
            isOptional
            hint={hasIndustryList ? words('industryHint') : words('industryOwnWords')}
            error={ruleWords(fieldState.error)}
          >
            {(attributes) => (
              <IndustryBox
                attributes={attributes}
                industries={industries}
                hasList={hasIndustryList}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
              />
            )}
          </Field>
        )}
      />
      <Field label={words('website')} isOptional hint={words('websiteHint')} error={ruleWords(errors.website)}>
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
