import { z } from 'zod'
import type { Organization } from '@/client/src/client'

/** One figure with everything an assistant needs to quote it: never a bare number. */
export const Figure = z.object({
  what: z.string(),
  value: z.number().nullable().describe('null: not known, which is not 0'),
  unit: z.string(),
  year: z.number().int().nullable(),
  place: z.string().nullable().describe('"worldwide", or the country the figure is of'),
  basis: z.string().nullable().describe('stated by the organization, or added up'),
  sources: z.array(z.string()).describe('who compiled it'),
  explain_with: z.string().nullable().describe('path for the tool explain_figure'),
  said: z.string().describe('the figure as it may be told to a reader'),
})
export type Figure = z.infer<typeof Figure>

type Performance = Organization['performances'][number]
type Reading = { value: number | null; basis: string | null; at: string }

const notKnown = 'not known in our sources'

/** `total` is what the organization stated, `sum` our addition. */
function read(part: { total?: number | null; sum?: number | null }, at: string): Reading {
  if (part.total !== null && part.total !== undefined)
    return { value: part.total, basis: 'stated by the organization', at: `${at}/total` }
  if (part.sum !== null && part.sum !== undefined)
    return { value: part.sum, basis: 'added up from parts', at: `${at}/sum` }
  return { value: null, basis: null, at: `${at}/total` }
}

/** Scope 2 by whichever method is known; market-based first, as in the list's totals. */
function readScope2(scope2: Performance['emissions']['scope_2'], at: string): Reading {
  const total = read(scope2, at)
  if (total.value !== null) return total
  const { total_market_based: market, total_location_based: location } = scope2
  if (market !== null)
    return { value: market, basis: 'stated by the organization, market based', at: `${at}/total_market_based` }
  if (location !== null)
    return { value: location, basis: 'stated by the organization, location based', at: `${at}/total_location_based` }
  return total
}

function tell(
  what: string,
  { value, unit, year, place, sources }: Pick<Figure, 'value' | 'unit' | 'year' | 'place' | 'sources'>,
): string {
  if (value === null) return `${what}: ${notKnown}`
  const amount = value.toLocaleString('en', { maximumFractionDigits: unit.startsWith('kg CO2e per') ? 6 : 0 })
  return `${what}: ${amount} ${unit}, ${year ?? 'year not known'}, ${place ?? 'place not known'}, from ${sources.join('; ') || 'an unknown source'}`
}

export function figureOf(what: string, parts: Omit<Figure, 'what' | 'said'>): Figure {
  return { what, ...parts, said: tell(what, parts) }
}

/** The figures of one year, including unknown ones. */
export function figuresOfYear(performance: Performance, index: number): Figure[] {
  const { emissions, year, region, publishers, revenue, revenue_currency: currency } = performance
  const place = region === 'GLOBAL' ? 'worldwide' : region
  const root = `/performances/${index}`
  const shared = { year, place, sources: publishers }
  const mass = (what: string, { value, basis, at }: Reading) =>
    figureOf(what, { value, unit: 'kg CO2e', basis, explain_with: at, ...shared })
  return [
    mass('Scope 1 emissions', read(emissions.scope_1, `${root}/emissions/scope_1`)),
    mass('Scope 2 emissions', readScope2(emissions.scope_2, `${root}/emissions/scope_2`)),
    mass('Scope 3 emissions', read(emissions.scope_3, `${root}/emissions/scope_3`)),
    mass('Emissions of all scopes', read(emissions, `${root}/emissions`)),
    figureOf('Revenue', {
      value: revenue,
      unit: currency ?? 'currency not known',
      basis: null,
      explain_with: `${root}/revenue`,
      ...shared,
    }),
    figureOf('Intensity of scopes 1 and 2', {
      value: performance.scope_1_and_2_emission_factor,
      unit: `kg CO2e per ${currency ?? 'unit of currency'} of revenue`,
      basis: 'computed',
      explain_with: `${root}/scope_1_and_2_emission_factor`,
      ...shared,
    }),
  ]
}

/** "yes", "no" or "not known", with where and when it was looked up. */
export const Said = z.object({ what: z.string(), answer: z.string(), source: z.string(), as_of: z.string().nullable() })

export function commitmentsOf({ sbti, climate_pledge: pledge, un_memberships }: Organization): z.infer<typeof Said>[] {
  const target = sbti.data[0]
  const race = un_memberships.find(({ slug }) => slug === 'race-to-zero')
  return [
    {
      what: 'Science-based near-term target (SBTi)',
      answer:
        target?.near_term.target_status ??
        (sbti.last_retrieved_at === null ? 'not known' : 'none on the list of that day'),
      source: 'Science Based Targets initiative',
      as_of: sbti.last_retrieved_at,
    },
    {
      what: 'Signed The Climate Pledge',
      answer: yesNo(pledge.signed),
      source: 'The Climate Pledge',
      as_of: null,
    },
    {
      what: 'In the UN Race to Zero',
      // The Global Compact is a UN initiative too, but a different one.
      answer: race?.is_member === false ? 'not on the list of that day' : yesNo(race?.is_member),
      source: 'Race to Zero',
      as_of: race?.last_retrieved_at ?? null,
    },
  ]
}

export function yesNo(value: boolean | null | undefined): string {
  return value === true ? 'yes' : value === false ? 'no' : 'not known'
}
