import { z } from 'zod'

export const READ_REPORTS_FILE = 'emissions/read-reports-2021-2026.csv'

export const columns = [
  'document',
  'company',
  'country',
  'lei',
  'isin',
  'ticker',
  'website',
  'doc_title',
  'document_year',
  'document_language',
  'fiscal_year',
  'period_end',
  'scope',
  'printed_value',
  'printed_unit',
  'value_t',
  'gas',
  'boundary',
  'page',
  'label',
  'column',
  'restated',
  'intended_as',
  'confidence',
  'second_reading',
  'contested',
  'note',
  'excerpt',
  'copy_read',
]

const year = z
  .string()
  .regex(/^(?:19|20)\d\d$/, 'is not a year')
  .transform(Number)

export const scopeFields = {
  '1': 'scope1Kg',
  '2': 'scope2Kg',
  '2lb': 'scope2LocationKg',
  '2mb': 'scope2MarketKg',
  '1+2': 'scope1And2Kg',
  '1+2lb': 'scope1And2LocationKg',
  '1+2mb': 'scope1And2MarketKg',
  '3': 'scope3Kg',
  total: 'totalKg',
} as const

/** One figure as the second reader noted it. */
export const ReadRow = z.object({
  document: z.string().min(1),
  company: z.string().min(1),
  country: z.string().min(1),
  lei: z.string(),
  isin: z.string(),
  website: z.string(),
  doc_title: z.string().min(1),
  document_year: year,
  fiscal_year: year,
  period_end: z.union([z.literal(''), z.iso.date()]),
  scope: z.union([
    z.enum(['1', '2', '2lb', '2mb', '1+2', '1+2lb', '1+2mb', '3', 'total', 'revenue', 'employees']),
    z.stringFormat('category', /^3\.(?:[1-9]|1[0-5])$/),
  ]),
  printed_value: z.string().min(1),
  printed_unit: z.string(),
  value_t: z
    .string()
    .regex(/^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/, 'is not an amount')
    .transform(Number),
  gas: z.string(),
  boundary: z.string().regex(/^(?:group|parent|country:[A-Z]{2}|part:.+)$/, 'is a boundary we do not know'),
  page: z.string(),
  label: z.string(),
  column: z.string(),
  intended_as: z.enum(['reported', 'other']),
  confidence: z.enum(['sure', 'check']),
  contested: z
    .string()
    .regex(/^(?:|looked at again: right|two bases: main|two bases: not the main one \(\d+(?:\.\d+)? is\))$/),
  excerpt: z.enum(['', 'yes']),
})
export type ReadRow = z.infer<typeof ReadRow> & { row: number }
