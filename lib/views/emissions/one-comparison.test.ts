import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { comparedMeasures } from '@/lib/views/compare/compared-measures'
import { viewHead } from '@/lib/views/organization/head-view'
import { summarizeOrganization } from '@/lib/views/organization/summarize-organization'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { viewComparableChanges } from './comparable-changes-view'
import { viewTrajectory } from './trajectory-view'

const format = createFormat('en')

function year(of: number, [scope1, scope2]: [number, number], publisher = 'A') {
  const emissions = { scope_1: { total: scope1 }, scope_2: { total_market_based: scope2 } }
  return { year: of, region: 'GLOBAL', publishers: [publisher], emissions }
}

/** What each place says of the years of an answer that compare. */
function everywhere(...performances: object[]) {
  const answer = answerWith({ performances })
  const measure = comparedMeasures(format).find(({ key }) => key === 'trend')
  return {
    head: viewHead(answer, format).trend,
    table: viewComparableChanges(answer, format)?.claim,
    compare: measure?.of(answer).map(({ text, year: to }) => [text, to]),
    targets: viewTrajectory(answer, [], { scope: 'scopes12', baseYear: null }, format).claim,
    list: summarizeOrganization(answer).scopes_1_and_2?.series.map((one) => one.year),
  }
}

const none = 'No two years of scopes 1 and 2 are alike enough to compare.'

describe('head, table of changes, comparison, targets and list agree on which years compare', () => {
  it('where older years compare and the newest does not', () => {
    const said = everywhere(year(2024, [900, 100], 'B'), year(2020, [110.3, 10.3]), year(2019, [100.3, 10.3]))
    expect(said.head).toMatchObject({ from: 2019, to: 2020, text: '+9.0%' })
    expect(said.table).toBe('Scopes 1 and 2 rose from 2019 to 2020: +9.0%, market based.')
    expect(said.compare).toEqual([['+9.0%, market based, from 2019', 2020]])
    expect(said.targets).toBe(
      '2019 and 2024 are not alike enough to compare, so 2024 is not set against a path from 2019.',
    )
    expect(said.list).toEqual([2024])
  })

  it('where a year of another publisher lies between', () => {
    const said = everywhere(year(2024, [90.3, 10.3]), year(2023, [500, 10], 'B'), year(2022, [100.3, 10.3]))
    expect(said.head).toMatchObject({ from: 2022, to: 2024 })
    expect(said.table).toContain('fell from 2022 to 2024')
    expect(said.compare).toEqual([['−9.0%, market based, from 2022', 2024]])
    expect(said.targets).toContain('a path of 4.2% a year from 2022')
    expect(said.list).toEqual([2022, 2024])
  })

  it('where a part of the sum looks like another method', () => {
    const said = everywhere(year(2024, [900, 30]), year(2023, [1000, 500]))
    expect(said.head).toBeNull()
    expect(said.table).toBe(none)
    expect(said.compare).toEqual([])
    expect(said.targets).toContain('2023 and 2024 are not alike enough to compare')
    expect(said.list).toEqual([2024])
  })
})
