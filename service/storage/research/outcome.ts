import { z } from 'zod'

/**
 * What research found about one organization, as stored (organization.outcome). Amounts are kilograms CO2e; revenue is in its published
 * currency, so that every other currency is computed from the printed figure.
 */
const Level = z.enum(['very_high', 'high', 'medium', 'low', 'very_low', 'unknown'])

const ExtractedFigure = z.object({
  page: z.number(),
  quote: z.string(),
  printedValue: z.string(),
  printedUnit: z.string(),
  verifiedBy: z.string(),
  verifiedAt: z.string(),
  isCorrected: z.boolean(),
  note: z.string().nullable(),
  /** No person compared it with the report: a sum printed in the report confirms it. */
  isUnchecked: z.literal(true).optional(),
})
export type ExtractedFigure = z.infer<typeof ExtractedFigure>

const StoredExtraction = z.object({
  documentId: z.number(),
  organizationId: z.number(),
  name: z.string(),
  figures: z.record(z.string(), ExtractedFigure),
})
export type StoredExtraction = z.infer<typeof StoredExtraction>

const PrivateStatement = z.object({
  organizationId: z.number(),
  figures: z.record(
    z.string(),
    z.object({
      givenValue: z.number(),
      givenUnit: z.string(),
      method: z.string().nullable(),
      assurance: z.enum(['none', 'unspecified', 'limited', 'reasonable']).nullable(),
      origin: z.enum(['typed', 'imported', 'answered']),
      givenBy: z.string().nullable(),
      givenAt: z.string(),
      acceptedBy: z.string().nullable(),
      acceptedAt: z.string(),
    }),
  ),
})
export type StoredPrivateStatement = z.infer<typeof PrivateStatement>

/** A product footprint's factor per unit of its product: kg CO2e. Days and times as the footprint writes them. */
export const StoredProductFactor = z.object({
  footprintId: z.number(),
  organizationId: z.number(),
  product: z.string(),
  productIds: z.array(z.string()),
  unit: z.string(),
  factor: z.number(),
  factorIncludingUptake: z.number(),
  /** Null: the footprint states no mass. */
  factorPerKilogram: z.number().nullable(),
  geography: z.string().nullable(),
  periodStart: z.string(),
  periodEnd: z.string(),
  validUntil: z.string(),
  givenOn: z.string(),
})
export type StoredProductFactor = z.infer<typeof StoredProductFactor>

export const StoredPerformance = z.object({
  year: z.number(),
  region: z.string(),
  emissions: z.object({
    scope1Kg: z.number().optional(),
    scope2Kg: z.number().optional(),
    scope2LocationKg: z.number().optional(),
    scope2MarketKg: z.number().optional(),
    scope1And2Kg: z.number().optional(),
    scope1And2LocationKg: z.number().optional(),
    scope1And2MarketKg: z.number().optional(),
    scope3Kg: z.number().optional(),
    scope3CategoriesKg: z.record(z.string(), z.number()).optional(),
    totalKg: z.number().optional(),
  }),
  revenue: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** The months of the revenue, if its publisher says that they are not January to December. */
  period: z.object({ from: z.string(), to: z.string() }).optional(),
  documents: z.array(
    z.object({ url: z.string().nullable(), title: z.string().nullable(), page: z.string().nullable() }),
  ),
  /** Sources of the figures, the source of emissions first. */
  sources: z.array(z.string()),
  /** For emissions verified by a person in a report of the organization: where each field of `emissions` is printed. */
  extraction: StoredExtraction.optional(),
  /** The same for revenue, whose only figure is named "revenue". */
  revenueExtraction: StoredExtraction.optional(),
  /** For emissions that the organization stated to the project, not publicly: who stated each field of `emissions`. */
  privateStatement: PrivateStatement.optional(),
  /** Products whose footprints the organization shares with the project; in the worldwide entry of a year. */
  productFactors: z.array(StoredProductFactor).optional(),
})
export type StoredPerformance = z.infer<typeof StoredPerformance>

const SbtiStatus = z.enum(['set', 'committed', 'removed', 'none'])

export const StoredSbtiTarget = z.object({
  createdOn: z.string(),
  nearTerm: SbtiStatus,
  /** Ambition of the near-term target: 1.5 degrees, or any weaker one. Missing in outcomes from before scoring version 2. */
  nearTermDegrees: z.enum(['1.5', '2']).nullable().default(null),
  /** Year of the near-term target; missing in outcomes stored before expired targets were distinguished. */
  nearTermYear: z.number().nullable().default(null),
  /** The temperature class as in the list; missing in outcomes stored before this existed. */
  nearTermAmbition: z.string().nullable().default(null),
  longTerm: SbtiStatus,
  longTermDegrees: z.enum(['1.5', '2']).nullable(),
  longTermAmbition: z.string().nullable().default(null),
  longTermYear: z.number().nullable(),
  netZero: SbtiStatus,
  netZeroYear: z.number().nullable(),
  businessAmbition: z.boolean(),
  businessAmbitionJoinedOn: z.string().nullable(),
  detail: z.string(),
  /** The list's own reason for a removal or an extension; missing in outcomes stored before this existed. */
  reason: z.string().nullable().default(null),
  /** The first day on which a list no longer had it; missing in outcomes stored before editions were compared. */
  removedOn: z.string().nullable().default(null),
})
export type StoredSbtiTarget = z.infer<typeof StoredSbtiTarget>

/**
 * `un` is Race to Zero alone. `retrievedOn` null: the list says nothing about this organization, because no company was matched, a
 * similar row is undecided (`isNamedNear`), or the list has its group (`isOfGroup`).
 */
export const StoredCommitments = z.object({
  sbti: z.object({
    retrievedOn: z.string().nullable(),
    targets: z.array(StoredSbtiTarget),
    isNamedNear: z.literal(true).optional(),
    isOfGroup: z.literal(true).optional(),
  }),
  un: z.object({
    retrievedOn: z.string().nullable(),
    url: z.string().nullable(),
    initiatives: z.array(z.object({ name: z.string(), slug: z.string() })),
    /** The day of joining Race to Zero, if the list has one. */
    joinedOn: z.string().optional(),
    /** Net Zero Tracker alone says so: the list of Race to Zero, which is older, does not name it. */
    isTracked: z.literal(true).optional(),
    isNamedNear: z.literal(true).optional(),
    isOfGroup: z.literal(true).optional(),
  }),
  /** A participant of the UN Global Compact; absent: not known to be one, as the list is older than many memberships. */
  globalCompact: z.object({ retrievedOn: z.string(), url: z.string(), joinedOn: z.string() }).optional(),
  climatePledge: z.object({
    signed: z.boolean().nullable(),
    signedOn: z.string().nullable(),
    url: z.string().nullable(),
  }),
})
export type StoredCommitments = z.infer<typeof StoredCommitments>

/** The assessment behind the score. Null: none, or from before scoring version 2. */
const StoredAssessment = z.object({
  version: z.string(),
  points: z.number(),
  basis: z.enum(['own_evidence', 'industry_and_region']),
  knownShare: z.number(),
  /** The possible range of the score; missing in outcomes from before scoring version 3. */
  range: z.object({ low: z.number(), high: z.number() }).nullable().default(null),
  confidence: z.enum(['low', 'medium', 'high']),
  scoreWithout: z.record(z.string(), z.number()),
  indicators: z.array(
    z.object({
      id: z.string(),
      group: z.string(),
      points: z.number(),
      possible: z.number(),
      /** Missing in outcomes from before scoring version 3, in which everything judged counted as known. */
      knownPoints: z.number().optional(),
      state: z.enum(['earned', 'not_earned', 'unknown']),
      reason: z.string(),
      evidence: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
    }),
  ),
})
export type StoredAssessment = z.infer<typeof StoredAssessment>

/** The companies over which a percentile was computed: those of the industry of which at least as much is known. */
const StoredStanding = z.object({
  classId: z.string(),
  className: z.string(),
  level: z.enum(['division', 'section', 'all']),
  scored: z.number(),
  /** Mean score of these companies; missing in outcomes from before scoring version 3. */
  meanScore: z.number().nullable().default(null),
})

const GroupCompany = z.object({ id: z.number(), name: z.string(), region: z.string().nullable() })

const StoredSource = z.object({
  url: z.string(),
  title: z.string().nullable(),
  source: z.string().nullable(),
  /** For a source that is not an edition of the compiled data. */
  edition: z.object({ publisher: z.string(), licence: z.string(), retrievedOn: z.string() }).optional(),
})

/** The parent company of an organization without emission figures of its own, with what is known about it. */
const StoredGroup = z.object({
  parent: GroupCompany,
  ultimate: GroupCompany.nullable(),
  kind: z.enum(['legal_entity', 'reviewed', 'name', 'website']),
  reason: z.string(),
  performances: z.array(StoredPerformance),
  commitments: StoredCommitments,
  sources: z.array(StoredSource),
})

export const Outcome = z.object({
  company: z
    .object({
      id: z.number(),
      link: z.string().nullable(),
      name: z.string(),
      names: z.array(z.string()),
      websites: z.array(z.string()),
      region: z.string().nullable(),
      subregion: z.string().nullable(),
      industryId: z.string().nullable(),
      /** The industry in lists' own words; missing in outcomes stored before this existed. */
      sectors: z.array(z.object({ source: z.string(), words: z.string() })).default([]),
      tickers: z.array(z.object({ exchange: z.string(), symbol: z.string() })),
    })
    .nullable(),
  industry: z.object({ id: z.string(), confidence: z.enum(['low', 'medium', 'high']) }).nullable(),
  /** The possible divisions, if no single one is known. */
  industryGroup: z.array(z.string()).default([]),
  performances: z.array(StoredPerformance),
  /** Years with all emission figures held back; missing in outcomes stored before they were distinguished from years without figures. */
  heldBack: z
    .array(z.object({ year: z.number(), region: z.string(), source: z.string(), reason: z.string() }))
    .optional(),
  sources: z.array(StoredSource),
  commitments: StoredCommitments,
  /** Null: it has figures of its own, or no parent is known. */
  group: StoredGroup.nullable().default(null),
  /** Null if no company was matched and no report given, so that nobody looked. */
  reportStatus: z.enum(['processing', 'found', 'not_found']).nullable(),
  score: z.number().nullable(),
  scoreReasons: z.array(
    z.object({ indicator: z.string(), points: z.number(), possible: z.number(), reason: z.string() }),
  ),
  percentile: z.number().nullable(),
  assessment: StoredAssessment.nullable().default(null),
  standing: StoredStanding.nullable().default(null),
  industryRank: Level,
  regionRank: Level,
})
export type Outcome = z.infer<typeof Outcome>
