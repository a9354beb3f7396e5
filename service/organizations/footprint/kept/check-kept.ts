import { type Footprint, FootprintQuery } from '@/service/contract/footprint/footprint'
import { type KeptFootprintCheck, lineReasons } from '@/service/contract/footprint/kept-footprint'
import { calculateFootprint, footprintVersion } from '@/service/organizations/footprint/calculate-footprint'
import { FootprintInputs } from '@/service/organizations/footprint/footprint-inputs'
import { type FootprintContext, gatherInputs } from '@/service/organizations/footprint/gather-inputs'
import { compareLines, type DifferingLine, otherRates } from './compare-lines'
import { digestOf, parseContent } from './kept-content'
import { type KeptRequest, requireKept } from './read-kept'

const mostLines = 500

/**
 * Computes a kept footprint again: from its stored inputs, which must give the same figures, and from today's data, with the reasons for
 * differences. ServiceError `not_found`.
 */
export async function checkKept(ctx: FootprintContext, request: KeptRequest): Promise<KeptFootprintCheck> {
  const { head, text } = await requireKept(ctx, request)
  const then = parseContent(text)
  const again = calculateFootprint(then.inputs)
  const query = FootprintQuery.parse(then.query)
  // Parsed by the same schema as the stored inputs, so that they differ in content only.
  const inputs = FootprintInputs.parse(await gatherInputs(ctx, { projectId: request.projectId, query }))
  const now = { inputs, footprint: calculateFootprint(inputs) }
  const differing = compareLines(then, now, again)
  const otherLines = countOtherLines(then.footprint, again)
  return {
    id: head.id,
    is_intact: digestOf(text) === head.digest,
    again: {
      version: footprintVersion,
      is_same: otherLines === 0 && again.total.kg === then.footprint.total.kg,
      kg: again.total.kg,
      other_lines: otherLines,
    },
    today: {
      before: totalOf(then.footprint),
      now: totalOf(now.footprint),
      reasons: lineReasons.flatMap((reason) => sumReason(reason, differing)),
      lines: differing.slice(0, mostLines).map(({ id, name, kgThen, kgNow, reasons }) => ({
        organization_id: id,
        name,
        kg_before: kgThen,
        kg_now: kgNow,
        because: reasons,
      })),
      differing_suppliers: differing.length,
      editions: otherEditions(then.footprint, now.footprint),
      rates: otherRates(then.inputs, now.inputs),
    },
  }
}

function countOtherLines(then: Footprint, again: Footprint): number {
  const figures = new Map(again.lines.map(({ organization_id, result }) => [organization_id, figuresOf(result)]))
  return then.lines.filter(({ organization_id, result }) => figures.get(organization_id) !== figuresOf(result)).length
}

function figuresOf(result: Footprint['lines'][number]['result']): string {
  if (result === null) return 'none'
  const { method, kg, low, high, primary_kg, quality } = result
  return [method, kg, low, high, primary_kg, quality].join(' ')
}

function totalOf({ total: { kg, low, high, suppliers, covered_suppliers } }: Footprint) {
  return { kg, low, high, suppliers, covered_suppliers }
}

function sumReason(
  reason: (typeof lineReasons)[number],
  differing: readonly DifferingLine[],
): KeptFootprintCheck['today']['reasons'] {
  const having = differing.filter(({ reasons }) => reasons.includes(reason))
  if (having.length === 0) return []
  const kg = having.reduce((sum, { kgThen, kgNow }) => sum + (kgNow ?? 0) - (kgThen ?? 0), 0)
  return [{ reason, suppliers: having.length, kg }]
}

function otherEditions(then: Footprint, now: Footprint): KeptFootprintCheck['today']['editions'] {
  const dayOf = ({ editions }: Footprint, source: string) =>
    editions.find((edition) => edition.source === source)?.retrieved_at ?? null
  const sources = [...new Set([...then.editions, ...now.editions].map(({ source }) => source))]
  return sources.flatMap((source) => {
    const [was, is] = [dayOf(then, source), dayOf(now, source)]
    return was === is ? [] : [{ source, before: was, now: is }]
  })
}
