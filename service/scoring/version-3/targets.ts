import type { Evidence, TargetStatus } from '../evidence'
import { defineIndicator, type Indicator, type Rule } from '../indicator'

const words: Record<TargetStatus, string> = {
  set: 'validated by SBTi',
  committed: 'committed to at SBTi, not yet set',
  removed: 'was committed to at SBTi, which removed the commitment',
  ended: 'was committed to at SBTi, until the company changed or its parent company set a target',
  none: 'not in the SBTi list',
}

const when: Record<TargetStatus, string> = {
  set: 'set and validated by SBTi',
  committed: 'committed to, not yet set',
  none: 'not in the list',
  removed: 'commitment removed by SBTi, because it expired or was withdrawn',
  ended: 'commitment removed by SBTi for another reason: the company changed, or its parent company set a target',
}

type Part = 'nearTerm' | 'longTerm' | 'netZero'
type Points = Record<Exclude<TargetStatus, 'ended'>, number>

const shared = { group: 'targets', isInItsHands: true, isAbsenceKnown: true } as const

function rulesOf(points: Points): Rule<TargetStatus>[] {
  const rules = (['set', 'committed', 'none', 'ended', 'removed'] as const).map((status) => ({
    id: status,
    points: status === 'ended' ? 0 : points[status],
    when: when[status],
    holds: (found: TargetStatus) => found === status,
  }))
  return rules.toSorted((a, b) => b.points - a.points)
}

/** Why a list says nothing: no company was matched, or the list has names that come near and one of them may be it. */
function whyNoList({ isMatched }: Evidence) {
  return isMatched ? ('not_found_under_name' as const) : ('no_company_matched' as const)
}

function target(
  part: Part,
  name: string,
  points: Points,
  texts: Pick<Indicator, 'id' | 'title' | 'toEarn'>,
): Indicator {
  return defineIndicator<TargetStatus>({
    ...shared,
    ...texts,
    need: 'list_row',
    rules: rulesOf(points),
    look: (evidence) =>
      evidence.sbti === null ? { because: whyNoList(evidence) } : { finding: evidence.sbti[part], finality: 'fixed' },
    say: (status) => `${name} ${words[status]}`,
    describe: (status) => ({ status }),
  })
}

type Degrees = '1.5' | '2' | 'none'

const ambition = defineIndicator<Degrees>({
  ...shared,
  id: 'target_ambition',
  title: 'Near-term target in line with 1.5 °C',
  need: 'list_row',
  rules: [
    { id: '1.5', points: 3, when: '1.5 °C', holds: (degrees) => degrees === '1.5' },
    {
      id: '2',
      points: 1,
      when: 'well below 2 °C, or 2 °C; of two classes the weaker',
      holds: (degrees) => degrees === '2',
    },
    { id: 'none', points: 0, when: 'no target in the list', holds: () => true },
  ],
  toEarn: 'Have a near-term target in line with 1.5 °C',
  look: (evidence) => {
    const { sbti } = evidence
    if (sbti === null) return { because: whyNoList(evidence) }
    if (sbti.nearTerm !== 'set') return { finding: 'none', finality: 'fixed' }
    if (sbti.nearTermDegrees === null) return { because: 'ambition_not_listed' }
    return { finding: sbti.nearTermDegrees, finality: 'fixed' }
  },
  say: (degrees) =>
    degrees === 'none'
      ? 'The SBTi list at hand has no near-term target of it'
      : `Near-term target in line with ${degrees === '1.5' ? '1.5 °C' : 'well below 2 °C, or 2 °C'}`,
  describe: (degrees) => ({ degrees: degrees === 'none' ? null : degrees }),
})

const raceToZero = defineIndicator<boolean | 'by_sbti'>({
  ...shared,
  id: 'race_to_zero',
  title: 'Race to Zero',
  need: 'list_row',
  rules: [
    {
      id: 'member',
      points: 3,
      when: 'a member through another partner initiative than SBTi',
      holds: (member) => member === true,
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
      : { finding: evidence.raceToZero, finality: 'fixed' },
  say: (member) => {
    if (member === 'by_sbti') return 'Takes part in Race to Zero through SBTi alone, which counts by itself'
    return member ? 'Takes part in Race to Zero' : 'Not in the Race to Zero list'
  },
  describe: (member) => ({ member: member !== false }),
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
