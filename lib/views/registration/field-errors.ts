import { ruleOf } from '@/lib/views/answers/service-rules'
import { emptyRegistration } from './registration-fields'
import type { RegistrationForm } from './registration-form'

export type FormField = keyof RegistrationForm
/** `message`: one of our rules (registration-fields.ts) or the service's own words; `sayRule` translates either. */
export type FieldErrors = { fields: { field: FormField; message: string }[]; rest: string | null }

const formFieldOf: Readonly<Record<string, FormField>> = {
  ...Object.fromEntries(Object.keys(emptyRegistration).map((field) => [field, field as FormField])),
  industry_id: 'industry',
  industry_name: 'industry',
}

/** "is not known here" -> "This is not known here": a service's message follows the field's name, ours stands below the field. */
function toMessage(words: string): string {
  const rest = words.trim().replace(/[.;,]+$/, '')
  const rule = ruleOf(rest)
  if (rule !== null) return rule
  if (/^(is|has|must|needs|does|was|contains|cannot)\b/i.test(rest))
    return `This ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}

/** The message for a field that the service only named; the form translates it. */
export const notTaken = 'The service does not take this'

/** Fields that are only named, as in "Unrecognized parameters: hq_subregion, 'name'". Words without quotes may be ordinary words. */
function readFieldNames(detail: string): FieldErrors {
  const names = Object.keys(formFieldOf)
  const listed = detail.slice(detail.lastIndexOf(':') + 1)
  const isList = /^[\s\w,;.'"`[\]]+$/.test(listed) && listed.split(/[,;]/).every((part) => !/\w\s+\w/.test(part))
  const isNamed = (name: string) =>
    new RegExp(name.includes('_') ? `\\b${name}\\b` : `["'\`[]${name}["'\`\\]]`).test(detail) ||
    (isList && new RegExp(`\\b${name}\\b`).test(listed))
  const fields = [...new Set(names.filter(isNamed).map((name) => formFieldOf[name]))].flatMap((field) =>
    field ? [{ field, message: notTaken }] : [],
  )
  // The full sentence is shown above the form as well: it may concern more than the named fields.
  return { fields, rest: detail }
}

/**
 * The fields that the `detail` of a 400 or 422 names ("hq_region: is not a country; isin_number: is not an ISIN"), and the rest for the
 * form as a whole.
 */
export function readFieldErrors(detail: string): FieldErrors {
  const names = Object.keys(formFieldOf).sort((a, b) => b.length - a.length)
  const start = new RegExp(`(?:^|[;,.\\n]\\s*|\\s)["'\`]?(${names.join('|')})["'\`]?\\s*[:]\\s*`, 'g')
  const found = [...detail.matchAll(start)]
  if (found.length === 0) return readFieldNames(detail)
  const fields = found.flatMap((match, index) => {
    const field = formFieldOf[match[1] ?? '']
    const words = detail.slice(match.index + match[0].length, found[index + 1]?.index ?? detail.length)
    return field && words.trim() ? [{ field, message: toMessage(words) }] : []
  })
  const rest = detail.slice(0, found[0]?.index).trim()
  return { fields, rest: rest === '' ? null : rest }
}
