import { loadAnsweredProfile } from '@/service/companies/answered-profile'
import type { CompanyProfile } from '@/service/companies/company-profile'
import type { Place } from '@/service/matching/locate'
import { coreKey } from '@/service/matching/names/name-keys'
import { websiteRoot } from '@/service/matching/normalize-website'
import { placeOf } from '@/service/matching/place-of'
import { loadCountingFactors } from '@/service/product-footprints/load-counting-factors'
import { fewestWithAScore } from '@/service/reference/industries/industry-classes'
import type { Reference } from '@/service/reference/read-reference'
import type { SourceId } from '@/service/reference/records'
import { buildPerformances } from '@/service/research/figures/build-performances'
import { collectSources } from '@/service/research/figures/collect-sources'
import { findHeldYears } from '@/service/research/figures/find-held-years'
import { figuresForList } from '@/service/research/figures/list-figures'
import { mergeExtracted } from '@/service/research/figures/merge-extracted'
import { mergeProductFactors } from '@/service/research/figures/merge-product-factors'
import { mergeStated } from '@/service/research/figures/merge-stated'
import { assess } from '@/service/research/scores/assess'
import type { Benchmarks } from '@/service/research/scores/benchmarks'
import { type Assessment, reasonsOf } from '@/service/scoring/score'
import { legalEntitySource, leiRecordUrl } from '@/service/sources/gleif/edition'
import { findIndustryStanding } from '@/service/storage/companies/companies'
import { findLegalEntity, type LegalEntityRow } from '@/service/storage/companies/legal-entities'
import { listVerifiedFigures } from '@/service/storage/documents/document-figures'
import { countDocuments } from '@/service/storage/documents/documents'
import { findSearchState } from '@/service/storage/documents/report-searches'
import { listAcceptedStatedFigures } from '@/service/storage/engagement/stated-figures'
import { createEventLoopYield } from '@/service/storage/engine/create-event-loop-yield'
import type { Database } from '@/service/storage/engine/database'
import type { NewChange } from '@/service/storage/organizations/changes'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import { Outcome } from '@/service/storage/research/outcome'
import { type Findings, loadForResearch } from '@/service/storage/research/research'
import { saveFindingsTogether } from '@/service/storage/research/save-findings'
import { buildCommitments, unknownCommitments } from './build-commitments'
import { findChanges } from './changes/find-changes'
import { classify } from './classify'
import { findGroup, hasOwnFigures } from './find-group'
import { identify } from './identify'
import { type Journey, startJourney } from './journey'
import { leaveOpenForGroup } from './leave-open-for-group'
import { summarizeOutcome } from './summarize-outcome'

/** Pauses between organizations so that the service can handle requests while many are researched. */
const yieldToEventLoop = createEventLoopYield()

export type ResearchContext = { database: Database; reference: Reference; benchmarks: Benchmarks; clock: () => Date }

function toCompany(profile: CompanyProfile): Outcome['company'] {
  const { company } = profile
  const lei = company.identifiers.find(({ kind }) => kind === 'lei')?.value
  return {
    id: company.id,
    link: lei === undefined ? null : leiRecordUrl(lei),
    name: company.name,
    names: [...new Set([company.name, ...company.names.map(({ value }) => value)])],
    websites: [...new Set(company.websites.map(({ value }) => websiteRoot(value)))],
    region: company.hqRegion,
    subregion: company.hqSubregion,
    industryId: company.industry?.id ?? null,
    sectors: company.sectors,
    tickers: company.tickers.map(({ exchange, symbol }) => ({ exchange, symbol })),
  }
}

/** Sources of the ranks and factors that an answer shows besides the organization's own figures. */
function benchmarkSources(outcome: Pick<Outcome, 'industryRank' | 'regionRank'>): SourceId[] {
  return [
    ...(outcome.industryRank === 'unknown' ? [] : (['epa-supply-chain'] as const)),
    ...(outcome.regionRank === 'unknown' ? [] : (['owid-co2', 'world-bank-gdp'] as const)),
  ]
}

/** The report status: from the documents given, or from a report's address behind a figure of the matched company. */
async function findReportStatus(
  { database }: ResearchContext,
  organization: OrganizationRow,
  outcome: { isMatched: boolean; performances: Outcome['performances'] },
): Promise<Outcome['reportStatus']> {
  const { waiting, reading, read, failed } = await countDocuments(database, organization.id)
  const search = await findSearchState(database, organization.id)
  if (waiting + reading > 0 || search === 'waiting' || search === 'searching') return 'processing'
  const isNamed = outcome.performances.some(({ documents }) => documents.some(({ url }) => url !== null))
  if (read > 0 || isNamed) return 'found'
  if (search === 'not_found') return 'not_found'
  // A report that could not be fetched or read may still exist: that is not "not found".
  return outcome.isMatched && failed === 0 ? 'not_found' : null
}

/** Returns the percentile of the score among the companies of its industry of which as much is known; null if there are too few. */
async function findStanding(
  { database, reference }: ResearchContext,
  industryId: string | null,
  assessed: Assessment,
): Promise<Pick<Outcome, 'percentile' | 'standing'>> {
  const { score, knownShare } = assessed
  const industry = industryId === null ? undefined : reference.industries.byId.get(industryId)
  if (industry === undefined || score === null) return { percentile: null, standing: null }
  const { scored, below, meanScore } = await findIndustryStanding(database, industry.id, { score, knownShare })
  return {
    percentile: scored < fewestWithAScore ? null : (100 * below) / scored,
    standing: {
      classId: industry.id,
      className: industry.name,
      level: 'division',
      scored,
      meanScore: scored < fewestWithAScore ? null : meanScore,
    },
  }
}

async function calculate(
  context: ResearchContext,
  organization: OrganizationRow,
  place: Place | null,
  profile: CompanyProfile | null,
  entity: LegalEntityRow | null,
): Promise<Outcome> {
  const { reference, benchmarks } = context
  const [verified, stated, productFactors] = await Promise.all([
    listVerifiedFigures(context.database, organization.id),
    listAcceptedStatedFigures(context.database, organization.id),
    loadCountingFactors(context.database, organization.id, context.clock()),
  ])
  const published = mergeExtracted(buildPerformances(profile?.disclosures ?? []), verified)
  const performances = mergeProductFactors(mergeStated(published, stated), productFactors)
  const looked = profile === null ? unknownCommitments : buildCommitments(profile, reference.editions)
  const { industry, industryGroup } = classify(organization, profile?.company ?? null, reference.industries)
  const region = place?.region ?? profile?.company.hqRegion ?? null
  const companyId = profile?.company.id ?? null
  const group = await findGroup(
    context.database,
    organization,
    { performances, commitments: looked, companyId, region },
    reference.editions,
  )
  const commitments = leaveOpenForGroup(looked, group?.commitments ?? null)
  const assessed = assess(
    // The score only uses public information (docs/decisions/0091).
    { isMatched: profile !== null, performances: published, commitments, industryId: industry?.id ?? null, region },
    benchmarks,
    reference.rates,
  )
  const standing = await findStanding(context, industry?.id ?? null, assessed)
  const ranks = {
    industryRank: benchmarks.industryLevel(industry?.id ?? null),
    regionRank: benchmarks.regionLevel(region),
  }
  return {
    company: profile && toCompany(profile),
    industry,
    industryGroup,
    performances,
    heldBack: findHeldYears(profile?.disclosures ?? [], performances),
    sources: [
      ...collectSources(profile, performances, benchmarkSources(ranks), reference.editions),
      ...(entity === null ? [] : [legalEntitySource(entity)]),
    ],
    commitments,
    group: hasOwnFigures(performances) ? null : group,
    reportStatus: await findReportStatus(context, organization, { isMatched: profile !== null, performances }),
    score: assessed.score,
    scoreReasons: reasonsOf(assessed),
    assessment: assessed,
    ...standing,
    ...ranks,
  }
}

function toFindings(
  { rates }: Reference,
  outcome: Outcome,
  place: Place | null,
  entity: LegalEntityRow | null,
  { name, candidates }: { name: string | null; candidates: Findings['candidates'] },
): Findings {
  const { company, commitments } = outcome
  const target = commitments.sbti.targets[0]
  const figures = figuresForList(outcome)
  return {
    outcome,
    columns: summarizeOutcome(outcome, rates, figures),
    foundName: company?.name ?? entity?.name ?? null,
    foundRegion: place?.region ?? company?.region ?? null,
    foundSubregion: place === null ? (company?.subregion ?? null) : place.subregion,
    foundWebsite: company?.websites[0] ?? null,
    companyId: company?.id ?? null,
    latestEmissions: figures.headline,
    hasScienceBasedTarget:
      commitments.sbti.retrievedOn === null ? null : target?.nearTerm === 'set' || target?.longTerm === 'set',
    coreKey: name === null ? null : coreKey(name),
    candidates,
  }
}

/**
 * The entity in GLEIF's register with the organization's LEI, if no known company has that LEI. It is not a matched company: only
 * its identity is known, and it has no id in this service.
 */
async function findEntity(database: Database, { leiNumber }: OrganizationRow): Promise<LegalEntityRow | null> {
  return leiNumber === null ? null : findLegalEntity(database, leiNumber)
}

function placeOfEntity(entity: LegalEntityRow | null): Place | null {
  return entity === null || entity.country === null ? null : { region: entity.country, subregion: entity.subregion }
}

/** The parent is recorded in the history and never merged: a subsidiary's figures are not its group's. */
function reasonOf(reason: string, entity: LegalEntityRow | null): string {
  if (entity === null) return reason
  const parent = entity.ultimateParentLei ?? entity.directParentLei
  return `${reason}; GLEIF has the LEI as ${entity.name}${parent === null ? '' : `, consolidated by ${parent}`}`
}

type Found = { findings: Findings; differences: NewChange[] }

async function find(context: ResearchContext, organization: OrganizationRow, journey: Journey): Promise<Found> {
  journey.to('locating', organization.hqRegion === null ? 'Looking for its country' : 'Country given')
  const given = placeOf(organization)
  journey.to('located', given === null ? 'Country not known yet' : `In ${given.region}`)
  journey.to('enriching', 'Reading website, industry and identifiers')
  journey.to('enriched', 'What was given is read')
  journey.to('resolving', 'Looking it up among the companies public sources name')
  const match = await identify(context.database, organization, given)
  await yieldToEventLoop()
  const profile =
    match.company === null
      ? null
      : await loadAnsweredProfile(context.database, organization.projectId, match.company.id)
  const entity = profile === null ? await findEntity(context.database, organization) : null
  const place = given ?? placeOfEntity(entity)
  if (profile === null) journey.to('unresolved', reasonOf(match.reason, entity))
  journey.to(
    'researching',
    profile === null ? 'Going on with what was given' : `Reading what the sources say about ${profile.company.name}`,
  )
  if (profile !== null) journey.to('resolved', match.reason)
  journey.to('calculating', 'Factors, score, percentile and ranks')
  const outcome = await calculate(context, organization, place, profile, entity)
  const { name } = organization
  return {
    findings: toFindings(context.reference, outcome, place, entity, { name, candidates: match.candidates }),
    differences: differencesOf(context, organization, outcome, profile),
  }
}

function differencesOf(
  { clock }: ResearchContext,
  { id: organizationId, projectId, outcome: stored }: OrganizationRow,
  outcome: Outcome,
  profile: CompanyProfile | null,
): NewChange[] {
  const before = stored === null || stored === undefined ? null : Outcome.safeParse(stored)
  const notedAt = clock()
  const today = notedAt.toISOString().slice(0, 10)
  return findChanges(before?.data ?? null, outcome, profile?.commitments ?? [], today).map((change) => ({
    ...change,
    projectId,
    organizationId,
    notedAt,
  }))
}

/**
 * A worker's research of one organization: locate, match, collect, calculate, save as `synced`. Makes no network call. Running it again
 * gives the same result, so a stalled worker may still finish. An organization that changed meanwhile is skipped: its change has enqueued
 * another research.
 */
export async function researchOrganization(context: ResearchContext, input: { organizationId: number }): Promise<void> {
  const organization = await loadForResearch(context.database, input.organizationId)
  if (organization === null) return
  const journey = startJourney(context.clock)
  const { findings, differences } = await find(context, organization, journey)
  const isIdentified = findings.outcome.company !== null
  journey.to('synced', isIdentified ? 'Research is complete' : 'No company was identified, so nothing was looked up')
  const { id, revision } = organization
  await saveFindingsTogether(context.database, { id, revision, findings, changes: journey.changes, differences })
}
