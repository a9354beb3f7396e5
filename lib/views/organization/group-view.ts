import type { Format } from '@/lib/format/create-format'
import type { ListFigure } from '@/lib/views/answers/list-answer'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { coverageInWords } from '@/lib/views/emissions/scope-3-coverage'
import { onlyPlaceInWords } from '@/lib/views/translate/only-place'
import { summarizeOrganization } from './summarize-organization'

/** `holds`: the single country, the scopes, and the scope 3 categories that it covers, as far as known. */
type GroupFigure = { amount: string; holds: string; year: number | null; publishers: string }

/** What is known about the group of an organization without figures of its own. */
export type GroupView = {
  name: string
  country: string | null
  ultimate: string | null
  relation: 'legal_entity' | 'reviewed' | 'name' | 'website'
  isShown: boolean
  scopes1And2: GroupFigure | null
  allScopes: GroupFigure | null
  /** Null: unknown. */
  hasTarget: boolean | null
  sources: { title: string; href: string }[]
}

const relations = ['legal_entity', 'reviewed', 'name', 'website'] as const

function viewFigure(figure: ListFigure | null, format: Format): GroupFigure | null {
  if (figure?.kilograms == null) return null
  return {
    amount: format.massInWords(figure.kilograms),
    holds: [onlyPlaceInWords(figure, format), coverageInWords(figure, format)].filter(Boolean).join(' · '),
    year: figure.year,
    publishers: figure.publishers.join(', '),
  }
}

/** Null if the service says nothing about a group. */
export function viewGroup(organization: OrganizationAnswer, format: Format): GroupView | null {
  const { group } = organization
  const name = group?.parent.name ?? null
  if (group === null || name === null) return null
  const ofParent = summarizeOrganization({ ...organization, performances: group.performances, sbti: group.sbti })
  const region = group.parent.hq_region
  return {
    name,
    country: region === null ? null : format.country(region).name,
    ultimate: group.ultimate_parent?.name ?? null,
    // An unknown relation of another service counts as the weakest, a similar name.
    relation: relations.find((one) => one === group.relation) ?? 'name',
    isShown: group.is_shown ?? true,
    scopes1And2: viewFigure(ofParent.scopes_1_and_2, format),
    allScopes: viewFigure(ofParent.all_scopes, format),
    hasTarget: ofParent.has_science_based_target,
    sources: group.sources.flatMap(({ url, title, publisher }) =>
      url === null || !/^https?:\/\//.test(url) ? [] : [{ title: title ?? publisher ?? url, href: url }],
    ),
  }
}
