import { expect, it } from 'vitest'
import type { StoredCommitments, StoredSbtiTarget } from '@/service/storage/research/outcome'
import { unknownCommitments } from './build-commitments'
import { isInNoList, leaveOpenForGroup } from './leave-open-for-group'

const target = { nearTerm: 'set', longTerm: 'none', netZero: 'none' } as StoredSbtiTarget
const notListed: StoredCommitments = {
  sbti: { retrievedOn: '2026-05-01', targets: [] },
  un: { retrievedOn: '2026-05-01', url: null, initiatives: [] },
  climatePledge: { signed: null, signedOn: null, url: null },
}

it('does not say that a company is not in a list that has its group', () => {
  const group = { ...notListed, sbti: { retrievedOn: '2026-05-01', targets: [target] } }
  const open = leaveOpenForGroup(notListed, group)
  expect(open.sbti).toEqual({ retrievedOn: null, targets: [], isOfGroup: true })
  // Race to Zero has neither of them, so "not listed" stays.
  expect(open.un).toEqual(notListed.un)
})

it('keeps what the list says about the company itself, and "not listed" where no group is known', () => {
  const own = {
    ...notListed,
    sbti: { retrievedOn: '2026-05-01', targets: [{ ...target, nearTerm: 'removed' as const }] },
  }
  expect(leaveOpenForGroup(own, { ...notListed, sbti: { retrievedOn: '2026-05-01', targets: [target] } })).toEqual(own)
  expect(leaveOpenForGroup(notListed, null)).toEqual(notListed)
  expect(leaveOpenForGroup(notListed, notListed)).toEqual(notListed)
})

it('needs the group only where a list was checked and does not have the company', () => {
  expect([isInNoList(notListed), isInNoList(unknownCommitments)]).toEqual([true, false])
})
