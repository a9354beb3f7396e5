import * as z from 'zod/mini'
import { type Country, describeCountry } from '@/lib/format/country'
import { countryNames } from '@/lib/format/country-names'
import { safeHref } from '@/lib/format/safe-href'
import { fields, flag, list, number, optionalFields, optionalYear, text } from '@/lib/views/answers/tolerant'
import { websiteLabel } from '@/lib/views/translate/website-label'

const Valued = fields({ value: text })
const Related = fields({ id: number, name: text, hq_region: text, reason: text, english: flag, is_undecided: flag })

const Candidate = fields({
  company_id: number,
  name: text,
  names: list(Valued),
  hq_region: text,
  industry: optionalFields({ name: text }),
  websites: list(Valued),
  identifiers: list(fields({ kind: text, value: text })),
  sources: list(fields({ title: text, url: text })),
  held: optionalFields({ years: number, latest_year: optionalYear, lists: list(z.string()) }),
  reasons: list(z.string()),
  vetoes: list(z.string()),
  english: list(z.string()),
})

/** GET /companies/search. */
const Companies = z.object({ companies: z.array(z.unknown()) })

/** GET /organizations/{id}/candidates from any service; missing parts become null or an empty list. */
const Question = fields({
  organization_id: number,
  candidates: list(Candidate),
  answer: optionalFields({ company_id: number, company_name: text, not_companies: list(z.number()) }),
  duplicates: list(Related),
  merged: list(Related),
})

export type CandidateView = {
  companyId: number
  name: string
  otherNames: string[]
  country: Country | null
  industryName: string | null
  websites: { label: string; href: string | null }[]
  identifiers: { kind: string; value: string }[]
  sources: { title: string; href: string | null }[]
  /** What the sources have about it; null if the service does not say. */
  held: { years: number; latestYear: number | null; lists: string[] } | null
  reasons: string[]
  vetoes: string[]
  /** Reasons and vetoes that stay in the service's English on a page in another language. */
  english: string[]
}

export type RelatedView = {
  id: number
  name: string | null
  country: Country | null
  reason: string
  lang: 'en' | undefined
  /** Which company it is must be decided before whether it is the same as another. */
  isUndecided: boolean
}

export type MatchQuestionView = {
  id: number
  candidates: CandidateView[]
  /** A person's answer; `companyName` null: none of those shown (`isOfShown`), or no known company. */
  answer: { companyName: string | null; isOfShown: boolean } | null
  duplicates: RelatedView[]
  merged: RelatedView[]
}

function countryOf(code: string | null): Country | null {
  return code === null ? null : describeCountry(code, countryNames)
}

function viewRelated(entries: z.infer<typeof Related>[]): RelatedView[] {
  return entries.flatMap(({ id, name, hq_region, reason, english, is_undecided: isUndecided }) =>
    id === null
      ? []
      : [
          {
            id,
            name,
            country: countryOf(hq_region),
            reason: reason ?? '',
            lang: english ? ('en' as const) : undefined,
            isUndecided: isUndecided === true,
          },
        ],
  )
}

function viewCandidate(candidate: z.infer<typeof Candidate>): CandidateView[] {
  const { company_id, name, names, websites, identifiers, sources, industry } = candidate
  if (company_id === null || name === null) return []
  const spellings = [...new Set(names.flatMap(({ value }) => value ?? []))]
  return [
    {
      companyId: company_id,
      name,
      otherNames: spellings.filter((spelling) => spelling !== name),
      country: countryOf(candidate.hq_region),
      industryName: industry?.name ?? null,
      websites: websites.flatMap(({ value }) =>
        value === null ? [] : [{ label: websiteLabel(value), href: safeHref(value) }],
      ),
      identifiers: identifiers.flatMap(({ kind, value }) => (kind === null || value === null ? [] : [{ kind, value }])),
      sources: sources.flatMap(({ title, url }) => (title === null ? [] : [{ title, href: safeHref(url) }])),
      held:
        candidate.held === null
          ? null
          : {
              years: candidate.held.years ?? 0,
              latestYear: candidate.held.latest_year,
              lists: candidate.held.lists,
            },
      reasons: candidate.reasons,
      vetoes: candidate.vetoes,
      english: candidate.english,
    },
  ]
}

/** Companies found by a search; null for an answer of another shape. */
export function viewCompanies(answer: unknown): CandidateView[] | null {
  const read = Companies.safeParse(answer)
  return read.success ? read.data.companies.flatMap((company) => viewCandidate(Candidate.parse(company))) : null
}

/** The question about one organization for a person; null for an answer of another shape. */
export function viewMatchQuestion(answer: unknown): MatchQuestionView | null {
  const { organization_id, candidates, answer: given, duplicates, merged } = Question.parse(answer)
  if (organization_id === null) return null
  return {
    id: organization_id,
    candidates: candidates.flatMap(viewCandidate),
    answer: given && { companyName: given.company_name, isOfShown: given.not_companies.length > 0 },
    duplicates: viewRelated(duplicates),
    merged: viewRelated(merged),
  }
}
