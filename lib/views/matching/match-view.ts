import type { Country } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { websiteLabel } from '@/lib/views/translate/website-label'

export type MatchView = {
  name: string
  href: string | null
  country: Country | null
  industryName: string | null
  otherNames: string[]
  websites: { label: string; href: string | null }[]
  tickers: string[]
}

/** The known company an organization was matched to; null without one. */
export function viewMatch({ matching_organization: match }: OrganizationAnswer, format: Format): MatchView | null {
  if (!match?.name) return null
  const names = [...new Set(match.names.map(({ value }) => value))]
  return {
    name: match.name,
    href: safeHref(match.link),
    country: match.hq_region === null ? null : format.country(match.hq_region),
    industryName: match.industry?.name ? format.industryName(match.industry.name) : null,
    otherNames: names.filter((name) => name !== match.name),
    websites: match.websites.map(({ value }) => ({
      label: websiteLabel(value),
      href: safeHref(value),
    })),
    tickers: match.tickers.map(({ exchange, symbol }) => (exchange === null ? symbol : `${exchange}: ${symbol}`)),
  }
}
