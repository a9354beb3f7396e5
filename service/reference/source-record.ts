import { z } from 'zod'
import { Commitment, Disclosure, IdentifierKind, SourceId } from './records'

const [sbti, raceToZero, climatePledge, netZeroTracker, globalCompact] = Commitment.options

/**
 * What one record of one publisher says about one company, before records are joined into companies. The compiled form
 * of a source (service/reference/data/records) and the kept form of an imported edition. Keys it does not name are left
 * out: editions kept by earlier versions carry a division of their own.
 */
export const SourceRecord = z.object({
  source: SourceId,
  /** Unique within the source and stable between its editions where the publisher has such a key. */
  recordId: z.string().min(1),
  name: z.string().min(1),
  otherNames: z.array(z.string()),
  hqRegion: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  hqSubregion: z.string().nullable(),
  website: z.string().nullable(),
  identifiers: z.array(z.strictObject({ kind: IdentifierKind, value: z.string().min(1) })),
  tickers: z.array(z.strictObject({ exchange: z.string(), symbol: z.string() })),
  /** The publisher's own words for the industry; what they mean in ISIC is decided when records are joined. */
  sector: z.string().nullable(),
  sizeUsd: z.number().nullable(),
  /** A business segment or subsidiary filed under its parent's identifiers: never joined by them. */
  isPart: z.boolean(),
  commitment: z
    .discriminatedUnion('source', [
      sbti.omit({ companyId: true }),
      raceToZero.omit({ companyId: true }),
      climatePledge.omit({ companyId: true }),
      netZeroTracker.omit({ companyId: true }),
      globalCompact.omit({ companyId: true }),
    ])
    .nullable(),
  disclosures: z.array(Disclosure.omit({ companyId: true })),
})
export type SourceRecord = z.infer<typeof SourceRecord>
