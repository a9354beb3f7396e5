import type { FieldAttributes } from '@/components/ui/fields/field'
import { LazyAutocomplete } from '@/components/ui/hydration/lazy-boxes'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'
import { useFoundIndustries } from './use-found-industries'

type IndustryBoxProps = {
  attributes: FieldAttributes
  industries: readonly IndustryOption[]
  hasList: boolean
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  inputRef: (element: HTMLInputElement | null) => void
}

/** An industry in own words; suggested are those whose names hold what is typed, and those that do what it says: "steel" is made by basic metals. */
export function IndustryBox({ attributes, industries, hasList, value, onChange, onBlur, inputRef }: IndustryBoxProps) {
  const words = useMessages('registration')
  const format = useFormat()
  const suggestions = industries.map(({ name }) => format.industryName(name))
  const found = useFoundIndustries(value, hasList && !suggestions.includes(value))
  return (
    <LazyAutocomplete
      attributes={attributes}
      suggestions={suggestions}
      also={found.map(({ name }) => format.industryName(name))}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={inputRef}
      placeholder={hasList ? words('typeToSearch') : ''}
    />
  )
}
