import { buildLevels } from '@/service/reference/industries/industry-levels'
import type { Thresholds } from '@/service/reference/rank-levels'
import type { Reference } from '@/service/reference/read-reference'
import { type KnownCompany, measure } from '@/service/research/known-companies'
import { gatherEvidence, type KnownEvidence } from '@/service/research/scores/score-known'
import { describeScores, drawHistogram, summariseDistribution } from '@/service/scoring/distribution'
import { type Assessment, assessEvidence } from '@/service/scoring/score'
import { writeIndicators, writeMethodology } from '@/service/scoring/write-methodology'
import type { IndustryFactorRow } from '@/service/storage/companies/companies'

type Scored = KnownEvidence & { assessment: Assessment }

function writeThresholds(thresholds: Thresholds | null): string {
  const names = ['very low', 'low', 'medium', 'high']
  const limits = (thresholds ?? []).map((limit, index) => `${names[index]} at most ${Number(limit.toPrecision(3))}`)
  return `${limits.join(', ')}, very high above.`
}

function writeLevels(known: readonly KnownCompany[], reference: Reference): string[] {
  const byIndustry = new Map<string, IndustryFactorRow[]>()
  for (const row of measure(known, reference).factors)
    byIndustry.set(row.industryId, [...(byIndustry.get(row.industryId) ?? []), row])
  const levels = buildLevels(byIndustry, reference.countries)
  const without = reference.industries.all.filter(({ id }) => levels.industryKgPerUsd(id) === null)
  const withoutEpa = reference.industries.all.filter(({ epaFactor }) => epaFactor === null).map(({ id }) => id)
  return [
    'Fifths by nearest rank, so that every limit is a figure of the list; very high is bad. A figure at a limit has the lower level, ' +
      'a tie over several limits the middle of those it spans, no figure is unknown.',
    `**Industries**, kg CO2e per US dollar of ${byIndustry.size} divisions: ${writeThresholds(levels.industryThresholds)} ` +
      `US EPA has no factor for the divisions ${withoutEpa.join(', ')}; of 35, electricity and gas, the median of disclosed factors stands in. ` +
      `Unknown: ${without.map(({ id, name }) => `${id} ${name}`).join('; ') || 'none'}.`,
    `**Countries**, kg of fossil CO2 per US dollar of GDP: ${writeThresholds(levels.regionThresholds)}`,
  ]
}

function writeScores(title: string, scored: readonly Scored[]): string[] {
  const scores = scored.flatMap(({ assessment: { score } }) => (score === null ? [] : [score]))
  const distribution = describeScores(scores)
  if (distribution === null) return [`**${title}**: none has a score.`]
  return [
    `**${title}**: ${summariseDistribution(distribution)}; ${scored.length - scores.length} have no score.`,
    ['```', ...drawHistogram(distribution), '```'].join('\n'),
  ]
}

function countBy(scored: readonly Scored[], keyOf: (assessment: Assessment) => string): string {
  const counts = new Map<string, number>()
  for (const { assessment } of scored) counts.set(keyOf(assessment), (counts.get(keyOf(assessment)) ?? 0) + 1)
  return [...counts]
    .toSorted()
    .map(([key, count]) => `${key} ${count}`)
    .join(', ')
}

function writeDistribution(scored: readonly Scored[]): string[] {
  const disclosing = scored.filter(({ discloses }) => discloses)
  return [
    'Over the companies of the compiled data. Those that disclose are those with worldwide emissions in our sources; figures that ' +
      'a regulator publishes of sites in one country are no disclosure of the company. Of most others too little is known for a score.',
    ...writeScores('Those that disclose', disclosing),
    ...writeScores('All companies', scored),
    `Confidence of those that disclose: ${countBy(disclosing, ({ confidence }) => confidence)}. ` +
      `Of all: ${countBy(scored, ({ confidence }) => confidence)} (low: not scored). ` +
      `From industry and country alone: ${scored.filter(({ assessment }) => assessment.basis === 'industry_and_region').length}.`,
    'The points were set by what a fact is worth as evidence, then looked at once: three years of intensity went from 6 points to 4, ' +
      'and absolute reductions from 12 to 14, because almost no source prints revenue of four years in a row. Nothing was fitted ' +
      'to the shape of the distribution.',
  ]
}

/** Returns the expected content of docs/methodology.md and docs/methodology/indicators.md for these companies, by path from docs/. */
export function writeMethodologyDocuments(
  known: readonly KnownCompany[],
  reference: Reference,
): { path: string; text: string }[] {
  const scored = gatherEvidence(known, reference).map((one) => ({ ...one, assessment: assessEvidence(one.evidence) }))
  const chapters = [
    { title: 'Levels', lines: writeLevels(known, reference) },
    { title: 'Distribution', lines: writeDistribution(scored) },
  ]
  return [
    { path: 'methodology.md', text: writeMethodology(chapters) },
    { path: 'methodology/indicators.md', text: writeIndicators() },
  ]
}
