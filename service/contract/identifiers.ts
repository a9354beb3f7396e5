import { isIsin, isLei } from '@/service/check-digits'
import { Text } from './text'

const upper = Text.transform((text) => text.trim().toUpperCase())

export const LeiNumber = upper.refine(isLei, 'is not an LEI: 20 characters whose check digits hold (ISO 17442)')
export const IsinNumber = upper.refine(isIsin, 'is not an ISIN: 12 characters whose check digit holds (ISO 6166)')
export const DunsNumber = Text.transform((text) => text.trim().replaceAll('-', '')).refine(
  (text) => /^\d{9}$/.test(text),
  'is not a DUNS number: nine digits, dashes allowed',
)
export const SpGlobalNumber = Text.transform((text) => text.trim()).refine(
  (text) => /^\d{1,20}$/.test(text),
  'is not an S&P Global identifier: digits only',
)
