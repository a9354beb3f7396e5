import type { Evidence, TargetStatus } from '../evidence'
import { type Indicator, type Judgement, known, unknown } from './indicator'

/** This version knew four; a commitment that ended was removed to it. */
type Status = Exclude<TargetStatus, 'ended'>

function statusOf(status: TargetStatus): Status {
  return status === 'ended' ? 'removed' : status
}

const words: Record<Status, string> = {
  set: 'validated by SBTi',
  committed: 'committed to at SBTi, not yet set',
  removed: 'removed by SBTi',
  none: 'not in the SBTi list',
}

type Part = 'nearTerm' | 'longTerm' | 'netZero'
type Points = Record<Status, number>

function judgeStatus({ sbti }: Evidence, part: Part, title: string, points: Points): Judgement {
  if (sbti === null) return unknown('no_company_matched')
  const status = statusOf(sbti[part])
  return known(points[status], `${title} ${words[status]}`, { status })
}

function rulesOf(points: Points): Indicator['rules'] {
  const when: Record<Status, string> = {
    set: 'set and validated by SBTi',
    committed: 'committed to, not yet set',
    none: 'not in the list',
    removed: 'removed by SBTi',
  }
  const rules = (['set', 'committed', 'none', 'removed'] as const).map((one) => ({
    id: one,
    points: points[one],
    when: when[one],
  }))
  return rules.toSorted((a, b) => b.points - a.points)
}

function judgeAmbition({ sbti }: Evidence): Judgement {
  if (sbti === null) return unknown('no_company_matched')
  if (sbti.nearTerm !== 'set') return known(0, 'No near-term target is set', { degrees: null })
  if (sbti.nearTermDegrees === null) return unknown('ambition_not_listed')
  const is15 = sbti.nearTermDegrees === '1.5'
  return known(is15 ? 3 : 1, `Near-term target in line with ${is15 ? '1.5 °C' : 'well below 2 °C, or 2 °C'}`, {
    degrees: sbti.nearTermDegrees,
  })
}

function judgeRaceToZero({ raceToZero }: Evidence): Judgement {
  if (raceToZero === null) return unknown('no_company_matched')
  if (raceToZero === 'by_sbti')
    return known(0, 'Takes part in Race to Zero through SBTi alone, which counts by itself', { member: true })
  const reason = raceToZero ? 'Takes part in Race to Zero' : 'Not in the Race to Zero list'
  return known(raceToZero ? 3 : 0, reason, { member: raceToZero })
}

const nearTerm: Points = { set: 7, committed: 2, none: 0, removed: -4 }
const longTerm: Points = { set: 3, committed: 1, none: 0, removed: 0 }
const netZero: Points = { set: 5, committed: 2, none: 0, removed: -2 }

export const targets: readonly Indicator[] = [
  {
    id: 'target_near_term',
    group: 'targets',
    title: 'Near-term science-based target',
    possible: 7,
    rules: rulesOf(nearTerm),
    toEarn: 'Have a near-term target validated by the Science Based Targets initiative',
    isInItsHands: true,
    judge: (evidence) => judgeStatus(evidence, 'nearTerm', 'Near-term target', nearTerm),
  },
  {
    id: 'target_ambition',
    group: 'targets',
    title: 'Near-term target in line with 1.5 °C',
    possible: 3,
    rules: [
      { id: '1.5', points: 3, when: '1.5 °C' },
      { id: '2', points: 1, when: 'well below 2 °C, or 2 °C; of two classes the weaker' },
      { id: 'none', points: 0, when: 'no target set' },
    ],
    toEarn: 'Raise the near-term target to the 1.5 °C pathway',
    isInItsHands: true,
    judge: judgeAmbition,
  },
  {
    id: 'target_long_term',
    group: 'targets',
    title: 'Long-term science-based target',
    possible: 3,
    rules: rulesOf(longTerm),
    toEarn: 'Have a long-term target validated by the Science Based Targets initiative',
    isInItsHands: true,
    judge: (evidence) => judgeStatus(evidence, 'longTerm', 'Long-term target', longTerm),
  },
  {
    id: 'target_net_zero',
    group: 'targets',
    title: 'Net-zero target',
    possible: 5,
    rules: rulesOf(netZero),
    toEarn: 'Have a net-zero target validated by the Science Based Targets initiative',
    isInItsHands: true,
    judge: (evidence) => judgeStatus(evidence, 'netZero', 'Net-zero target', netZero),
  },
  {
    id: 'race_to_zero',
    group: 'targets',
    title: 'Race to Zero',
    possible: 3,
    rules: [
      { id: 'member', points: 3, when: 'a member through another partner initiative than SBTi' },
      { id: 'none', points: 0, when: 'not in the list, or a member through SBTi alone: that is the commitment above' },
    ],
    toEarn: 'Join Race to Zero through one of its partner initiatives',
    isInItsHands: true,
    judge: judgeRaceToZero,
  },
  {
    id: 'climate_pledge',
    group: 'targets',
    title: 'The Climate Pledge',
    possible: 2,
    rules: [
      { id: 'signed', points: 2, when: 'signed; never "not signed", because our list is older than some signatures' },
    ],
    toEarn: 'Sign The Climate Pledge',
    isInItsHands: true,
    judge: ({ climatePledge }) =>
      climatePledge === null ? unknown('not_in_pledge_list') : known(2, 'Signed The Climate Pledge', { signed: true }),
  },
  {
    id: 'cdp_disclosure',
    group: 'targets',
    title: 'Discloses to CDP',
    possible: 1,
    rules: [
      { id: 'listed', points: 1, when: 'listed by CDP' },
      { id: 'none', points: 0, when: 'not listed; unknown for everyone today, because we hold no CDP list' },
    ],
    toEarn: 'Cannot be earned today: CDP does not allow its list to be given on',
    isInItsHands: false,
    judge: ({ cdp }) =>
      cdp === null
        ? unknown('no_cdp_list')
        : known(cdp ? 1 : 0, cdp ? 'Discloses to CDP' : 'Not listed by CDP', { listed: cdp }),
  },
]
