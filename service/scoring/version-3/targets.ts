import type { Evidence, TargetStatus } from '../evidence'
import { defineIndicator, type Indicator, type Rule } from '../indicator'

const words: Record<TargetStatus, string> = {
  set: 'validated by SBTi',
  committed: 'committed to at SBTi, not validated',
  removed: 'was committed to at SBTi, which removed the commitment',
  ended: 'was committed to at SBTi, until the company changed or its parent company set a target',
  none: 'not in the SBTi list',
}

const when: Record<TargetStatus, string> = {
  set: 'validated by SBTi',
  committed: 'committed to, not validated',
  none: 'not in the list',
  removed: 'commitment removed by SBTi, because it expired or was withdrawn',
  ended: 'commitment removed by SBTi for another reason: the company changed, or its parent company set a target',
}

type Part = 'nearTerm' | 'longTerm' | 'netZero'
type Points = Record<Exclude<TargetStatus, 'ended'>, number>

const shared = { group: 'targets', isInItsHands: true, isAbsenceKnown: true } as const

/** The status in the list of a day. */
type Listed = { status: TargetStatus; listOf: string | null }

// Created once: creating a format takes longer than scoring a company, and a load scores all companies.
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns " of November 2024", because a company that is not in our list may be in a newer one; empty if the day is unknown. */
function ofMonth(day: string | null): string {
  return day === null ? '' : ` of ${monthFormat.format(new Date(day))}`
}

function describeDay(day: string | null): { list_of?: string } {
  return day === null ? {} : { list_of: day }
}

function rulesOf(points: Points): Rule<Listed>[] {
  const rules = (['set', 'committed', 'none', 'ended', 'removed'] as const).map((status) => ({
    id: status,
    points: status === 'ended' ? 0 : points[status],
    when: when[status],
    holds: (found: Listed) => found.status === status,
  }))
  return rules.toSorted((a, b) => b.points - a.points)
}

/** Returns why a list says nothing: no company was matched, or it has only similar names, one of which may be the company. */
function whyNoList({ isMatched }: Evidence) {
  return isMatched ? ('not_found_under_name' as const) : ('no_company_matched' as const)
}

function target(
  part: Part,
  name: string,
  points: Points,
  texts: Pick<Indicator, 'id' | 'title' | 'toEarn'>,
): Indicator {
  return defineIndicator<Listed>({
    ...shared,
    ...texts,
    need: 'list_row',
    rules: rulesOf(points),
    look: (evidence) => {
      const { sbti } = evidence
      if (sbti === null) return { because: whyNoList(evidence) }
      return { finding: { status: sbti[part], listOf: sbti.listOf ?? null }, finality: 'fixed' }
    },
    say: ({ status, listOf }) => `${name} ${words[status]}${status === 'none' ? ofMonth(listOf) : ''}`,
    describe: ({ status, listOf }) => ({ status, ...describeDay(status === 'none' ? listOf : null) }),
  })
}

type Degrees = { degrees: '1.5' | '2' | 'none'; listOf: string | null }

const ambition = defineIndicator<Degrees>({
  ...shared,
  id: 'target_ambition',
  title: 'Near-term target in line with 1.5 °C',
  need: 'list_row',
  rules: [
    { id: '1.5', points: 3, when: '1.5 °C', holds: ({ degrees }) => degrees === '1.5' },
    {
      id: '2',
      points: 1,
      when: 'well below 2 °C, or 2 °C; of two classes the weaker',
      holds: ({ degrees }) => degrees === '2',
    },
    { id: 'none', points: 0, when: 'no target in the list', holds: () => true },
  ],
  toEarn: 'Have a near-term target in line with 1.5 °C',
  look: (evidence) => {
    const { sbti } = evidence
    if (sbti === null) return { because: whyNoList(evidence) }
    const listOf = sbti.listOf ?? null
    if (sbti.nearTerm !== 'set') return { finding: { degrees: 'none', listOf }, finality: 'fixed' }
    if (sbti.nearTermDegrees === null) return { because: 'ambition_not_listed' }
    return { finding: { degrees: sbti.nearTermDegrees, listOf }, finality: 'fixed' }
  },
  say: ({ degrees, listOf }) =>
    degrees === 'none'
      ? `The SBTi list${listOf === null ? ' at hand' : ofMonth(listOf)} has no near-term target of it`
      : `Near-term target in line with ${degrees === '1.5' ? '1.5 °C' : 'well below 2 °C, or 2 °C'}`,
  describe: ({ degrees, listOf }) => (degrees === 'none' ? { degrees: null, ...describeDay(listOf) } : { degrees }),
})

/** `isTracked`: Net Zero Tracker alone says so, and the list is its own. */
type Membership = { member: boolean | 'by_sbti'; listOf: string | null; isTracked: boolean }

const raceToZero = defineIndicator<Membership>({
  ...shared,
  id: 'race_to_zero',
  title: 'Race to Zero',
  need: 'list_row',
  rules: [
    {
      id: 'member',
      points: 3,
      when: 'a member through another partner initiative than SBTi',
      holds: ({ member }) => member === true,
    },
    {
      id: 'none',
      points: 0,
      when: 'not in the list, or a member through SBTi alone: that is the commitment above',
      holds: () => true,
    },
  ],
  toEarn: 'Take part in Race to Zero through a partner initiative other than SBTi',
  look: (evidence) =>
    evidence.raceToZero === null
      ? { because: whyNoList(evidence) }
      : {
          finding: {
            member: evidence.raceToZero,
            listOf: evidence.raceToZeroListOf ?? null,
            isTracked: evidence.isTracked === true,
          },
          finality: 'fixed',
        },
  say: ({ member, listOf, isTracked }) => {
    if (isTracked && listOf !== null)
      return `Takes part in Race to Zero according to Net Zero Tracker (${monthFormat.format(new Date(listOf))})`
    const list = `the Race to Zero list${ofMonth(listOf)}`
    if (member === 'by_sbti') return `In ${list} through SBTi alone, which counts by itself`
    return `${member ? 'In' : 'Not in'} ${list}`
  },
  describe: ({ member, listOf, isTracked }) => ({
    member: member !== false,
    ...(isTracked ? { tracked: true } : {}),
    ...describeDay(listOf),
  }),
})

const climatePledge = defineIndicator<true>({
  ...shared,
  id: 'climate_pledge',
  title: 'The Climate Pledge',
  need: null,
  rules: [
    {
      id: 'signed',
      points: 2,
      when: 'signed; never "not signed", because our list is older than some signatures',
      holds: () => true,
    },
  ],
  toEarn: 'Sign The Climate Pledge',
  look: ({ climatePledge: signed, isMatched }) => {
    if (signed !== null) return { finding: signed, finality: 'fixed' }
    return { because: isMatched ? 'not_in_pledge_list' : 'no_company_matched' }
  },
  say: () => 'Signed The Climate Pledge',
  describe: () => ({ signed: true }),
})

const cdp = defineIndicator<boolean>({
  ...shared,
  id: 'cdp_disclosure',
  title: 'Discloses to CDP',
  isInItsHands: false,
  need: null,
  rules: [
    { id: 'listed', points: 1, when: 'listed by CDP', holds: (listed) => listed },
    {
      id: 'none',
      points: 0,
      when: 'not listed; unknown for everyone today, because we hold no CDP list',
      holds: () => true,
    },
  ],
  toEarn: 'Cannot be earned today: CDP does not allow its list to be given on',
  look: ({ cdp: listed }) => (listed === null ? { because: 'no_cdp_list' } : { finding: listed, finality: 'fixed' }),
  say: (listed) => (listed ? 'Discloses to CDP' : 'Not listed by CDP'),
  describe: (listed) => ({ listed }),
})

export const targets: readonly Indicator[] = [
  target(
    'nearTerm',
    'Near-term target',
    { set: 7, committed: 2, none: 0, removed: -4 },
    {
      id: 'target_near_term',
      title: 'Near-term science-based target',
      toEarn: 'Have a near-term target validated by the Science Based Targets initiative',
    },
  ),
  ambition,
  target(
    'longTerm',
    'Long-term target',
    { set: 3, committed: 1, none: 0, removed: 0 },
    {
      id: 'target_long_term',
      title: 'Long-term science-based target',
      toEarn: 'Have a long-term target validated by the Science Based Targets initiative',
    },
  ),
  target(
    'netZero',
    'Net-zero target',
    { set: 5, committed: 2, none: 0, removed: -2 },
    {
      id: 'target_net_zero',
      title: 'Net-zero target',
      toEarn: 'Have a net-zero target validated by the Science Based Targets initiative',
    },
  ),
  raceToZero,
  climatePledge,
  cdp,
]
