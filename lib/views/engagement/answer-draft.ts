import type { Assurance } from '@/lib/views/engagement/assurances'
import { readTypedNumber } from '@/lib/views/typed-number'
import { isEmail } from './is-email'

/** The form's contents as typed. */
export type AnswerDraft = {
  year: string
  unit: string
  scope1: string
  scope2Location: string
  scope2Market: string
  scope3: string
  allocated: string
  allocatedScope: 'allocated' | 'allocated_1+2'
  method: string
  assurance: Assurance | ''
  note: string
  name: string
  email: string
}

export const emptyDraft: Omit<AnswerDraft, 'year'> = {
  unit: 't',
  scope1: '',
  scope2Location: '',
  scope2Market: '',
  scope3: '',
  allocated: '',
  allocatedScope: 'allocated',
  method: '',
  assurance: '',
  note: '',
  name: '',
  email: '',
}

export const figureFields = ['scope1', 'scope2Location', 'scope2Market', 'scope3', 'allocated'] as const
export type FigureField = (typeof figureFields)[number]
export type DraftFault = FigureField | 'name' | 'email' | 'nothing'

const scopes = { scope1: '1', scope2Location: '2lb', scope2Market: '2mb', scope3: '3' } as const

type Body = { figures: { year: number; scope: string; value: number; unit: string }[] } & Record<string, unknown>

/** The body of the answer, or the invalid fields. `hasReport`: figures are then optional. */
export function toAnswer(
  draft: AnswerDraft,
  { hasReport, locale, declines }: { hasReport: boolean; locale: string; declines: boolean },
): { body: Body } | { faults: DraftFault[] } {
  const filled = declines ? [] : figureFields.filter((field) => draft[field].trim() !== '')
  const read = filled.map((field) => ({ field, value: readTypedNumber(draft[field], locale) }))
  const faults: DraftFault[] = read.flatMap(({ field, value }) => (value === null ? [field] : []))
  if (draft.name.trim() === '') faults.push('name')
  if (draft.email.trim() !== '' && !isEmail(draft.email.trim())) faults.push('email')
  if (!declines && filled.length === 0 && !hasReport) faults.push('nothing')
  if (faults.length > 0) return { faults }
  const figures = read.flatMap(({ field, value }) =>
    value === null
      ? []
      : [
          {
            year: Number(draft.year),
            scope: field === 'allocated' ? draft.allocatedScope : scopes[field],
            value,
            unit: draft.unit,
          },
        ],
  )
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    body: {
      figures,
      method: declines ? null : orNull(draft.method),
      assurance: declines || draft.assurance === '' ? null : draft.assurance,
      note: orNull(draft.note),
      name: draft.name.trim(),
      email: orNull(draft.email),
      declines,
    },
  }
}
