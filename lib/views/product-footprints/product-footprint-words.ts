import type { Format } from '@/lib/format/create-format'
import type { Key, Words } from '@/lib/messages/words'
import type { ProductFootprintAnswer } from '@/lib/views/answers/product-footprints-answer'

const units: Readonly<Record<string, Key<'products'>>> = {
  liter: 'unitLiter',
  kilogram: 'unitKilogram',
  'cubic meter': 'unitCubicMeter',
  'kilowatt hour': 'unitKilowattHour',
  megajoule: 'unitMegajoule',
  'ton kilometer': 'unitTonKilometer',
  'square meter': 'unitSquareMeter',
  piece: 'unitPiece',
  hour: 'unitHour',
  'megabit second': 'unitMegabitSecond',
}

/** A PACT unit in the reader's language; an unknown one unchanged. */
export function unitWord(words: Words<'products'>, unit: string): string {
  const key = units[unit]
  return key === undefined ? unit : words(key)
}

/** "2 kg CO₂e per liter · 2.5 kg CO₂e per kilogram" */
export function factorsInWords(footprint: ProductFootprintAnswer, format: Format, words: Words<'products'>): string {
  const { factor, factor_per_kilogram: perKilogram, declared_unit: unit } = footprint
  const perUnit = words('perUnit', { factor: format.factor(factor), unit: unitWord(words, unit) })
  if (unit === 'kilogram') return perUnit
  if (perKilogram === null) return `${perUnit} · ${words('noMass')}`
  return `${perUnit} · ${words('perUnit', { factor: format.factor(perKilogram), unit: words('unitKilogram') })}`
}

/** Whether it counts, and if not, why. */
export function stateInWords(
  { state, year, valid_from: from, valid_until: until }: ProductFootprintAnswer,
  format: Format,
  words: Words<'products'>,
): string {
  const dayOf = (day: string | null) => (day === null ? words('notSaid') : format.day(day))
  switch (state) {
    case 'counts':
      return words('stateCounts', { year: String(year) })
    case 'deprecated':
      return words('stateDeprecated')
    case 'replaced':
      return words('stateReplaced')
    case 'not_yet_valid':
      return words('stateNotYetValid', { day: dayOf(from) })
    case 'expired':
      return words('stateExpired', { day: dayOf(until) })
    case null:
      return words('stateUnknown')
  }
}

const knownBy = { identifier: 'knownByIdentifier', name: 'knownByName', person: 'knownByPerson' } as const

/** What a footprint says about itself, as lines of a name and a text; missing statements are shown as not stated. */
export function evidenceOf(
  footprint: ProductFootprintAnswer,
  format: Format,
  words: Words<'products'>,
): readonly (readonly [string, string])[] {
  const said = (text: string | null) => text ?? words('notSaid')
  const day = (text: string | null) => (text === null ? words('notSaid') : format.day(text))
  const { data_quality: quality, verification, geography, company_known_by: by } = footprint
  const percent = (text: string | null) => (text === null ? words('notSaid') : format.percent(text))
  const verified = [verification?.coverage, verification?.provider, verification?.standard].filter(Boolean).join(', ')
  return [
    [words('description'), said(footprint.product_description)],
    [words('declared'), `${said(footprint.declared_amount)} ${unitWord(words, footprint.declared_unit)}`],
    [
      words('asStated'),
      words('asStatedAmounts', {
        excluding: said(footprint.pcf_excluding_biogenic_uptake),
        including: said(footprint.pcf_including_biogenic_uptake),
      }),
    ],
    [
      words('period'),
      words('periodDays', { start: day(footprint.reference_period_start), end: day(footprint.reference_period_end) }),
    ],
    [words('geography'), geography ?? words('worldwide')],
    [words('boundary'), said(footprint.boundary)],
    [words('validUntil'), day(footprint.valid_until)],
    [
      words('quality'),
      quality === null
        ? words('notSaid')
        : words('qualityRatings', {
            technology: quality.technological,
            geography: quality.geographical,
            time: quality.temporal,
          }),
    ],
    [words('primaryData'), percent(footprint.primary_data_share)],
    [words('exempted'), percent(footprint.exempted_percent)],
    [words('standards'), said(footprint.standards.join(', ') || null)],
    [words('verification'), verification === null ? words('notSaid') : verified || words('verifiedUnnamed')],
    [words('company'), [said(footprint.company_name), ...(by === null ? [] : [words(knownBy[by])])].join('; ')],
    [words('companyIds'), said(footprint.company_ids.join(', ') || null)],
    [words('productIds'), said(footprint.product_ids.join(', ') || null)],
    [words('version'), [said(footprint.spec_version), footprint.pact_id].join(' · ')],
    ...(footprint.preceding_ids.length === 0
      ? []
      : ([[words('preceding'), footprint.preceding_ids.join(', ')]] as const)),
    ...(footprint.comment === null ? [] : ([[words('comment'), footprint.comment]] as const)),
    [words('given'), [footprint.given_from, footprint.given_by, day(footprint.given_at)].filter(Boolean).join(' · ')],
  ]
}
