import type { ComponentProps, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/fields/field'
import { ListInput, type Suggestion } from '@/components/ui/fields/list-input'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'
import { useRuleWords } from './use-rule-words'

type TextFieldProps = Omit<ComponentProps<'input'>, 'name' | 'form' | 'list'> & {
  form: UseFormReturn<RegistrationForm>
  name: Exclude<keyof RegistrationForm, 'hq_region' | 'is_legal_entity_name'>
  label: string
  hint?: ReactNode
  isOptional?: boolean
  suggestions?: readonly Suggestion[]
}

/** A one-line text field of the registration form, with the rule that its text breaks. */
export function RegistrationTextField({
  form,
  name,
  label,
  hint,
  isOptional = false,
  suggestions,
  ...rest
}: TextFieldProps) {
  const ruleWords = useRuleWords()
  return (
    <Field label={label} hint={hint} isOptional={isOptional} error={ruleWords(form.formState.errors[name])}>
      {(attributes) =>
        suggestions ? (
          <ListInput attributes={attributes} suggestions={suggestions} {...rest} {...form.register(name)} />
        ) : (
          <input
            autoComplete="off"
            spellCheck={false}
            className="control"
            {...rest}
            {...attributes}
            {...form.register(name)}
          />
        )
      }
    </Field>
  )
}
