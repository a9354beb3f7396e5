import type { CompanyProfile } from '@/service/companies/company-profile'
import type { SourceId } from '@/service/reference/records'

/** A figure that a source has and that is not shown, with the reason as stored. `field` as in PrintedFigure. */
export type HeldBack = { year: number; region: string; field: string; source: SourceId; reason: string }

/** The figures of a company that are held back: they failed a check, or a person judged them (docs/data/figures.md, "Plausibility"). */
export function heldBackFigures(profile: CompanyProfile | null): readonly HeldBack[] {
  return (profile?.disclosures ?? []).flatMap(({ year, region, source, held = [] }) =>
    held.map(({ field, reason }) => ({ year, region, field, source, reason })),
  )
}
