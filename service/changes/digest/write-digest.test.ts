import { expect, it } from 'vitest'
import { languages } from '@/service/contract/language'
import { type DigestedChange, writeDigest } from './write-digest'

const set: DigestedChange = {
  organizationId: 7,
  name: 'Aldgate & <Sons>',
  kind: 'target_set',
  happenedOn: '2026-05-20',
  details: { part: 'near_term', target_year: 2030 },
}
const removed: DigestedChange = {
  ...set,
  organizationId: 8,
  name: null,
  kind: 'target_removed',
  happenedOn: '2026-06-10',
}
const dashboardUrl = 'https://register.example.org'

it('lists losses first, by kind, each with its day and a link to the organization', () => {
  const written = writeDigest({
    changes: [set, removed],
    total: { changes: 2, organizations: 2 },
    language: 'en',
    dashboardUrl,
  })
  expect(written.subject).toBe('Carbon Register: 2 changes of 2 organizations')
  expect(written.text.split('\n\n').slice(1, 4)).toEqual([
    'Commitment removed (SBTi)\n- 8, near term, 10 Jun 2026',
    'Target validated (SBTi)\n- Aldgate & <Sons>, near term, 20 May 2026',
    `All changes: ${dashboardUrl}/changes`,
  ])
  expect(written.html).toContain(
    `<a href="${dashboardUrl}/organizations/7">Aldgate &amp; &lt;Sons&gt;</a>, near term, 20 May 2026`,
  )
  expect(written.html).not.toContain('<Sons>')
})

it('says how many changes it leaves out, and has no links without the address of the dashboard', () => {
  const { text, html } = writeDigest({
    changes: [set],
    total: { changes: 301, organizations: 1 },
    language: 'en',
    dashboardUrl: null,
  })
  expect(text).toContain('and 300 more')
  expect(text).not.toContain('http')
  expect(html).not.toContain('<a ')
})

it('shows for each kind the detail that distinguishes changes, and nothing for unreadable details', () => {
  const about = (kind: DigestedChange['kind'], details: DigestedChange['details']) =>
    writeDigest({
      changes: [{ ...set, name: 'A', kind, details }],
      total: { changes: 1, organizations: 1 },
      language: 'en',
      dashboardUrl: null,
    }).text.match(/^- (.*)$/m)?.[1]
  expect(about('figures_added', { years: [2023, 2024] })).toBe('A, 2023, 2024, 20 May 2026')
  expect(about('score_moved', { before: 0.5, after: 0.9 })).toBe('A, 50 → 90, 20 May 2026')
  expect(about('list_joined', { name: 'Race to Zero' })).toBe('A, Race to Zero, 20 May 2026')
  expect(about('details_edited', { fields: [] })).toBe('A, 20 May 2026')
  expect(about('target_set', { part: 'sideways' })).toBe('A, 20 May 2026')
})

it.each(languages)('has a subject, a reason and no unfilled placeholder in %s', (language) => {
  const { subject, text } = writeDigest({
    changes: [set, removed],
    total: { changes: 2, organizations: 1 },
    language,
    dashboardUrl,
  })
  expect(subject).toMatch(/2.*1|1.*2/)
  expect(text).not.toMatch(/[{}]|undefined/)
  expect(
    writeDigest({ changes: [], total: { changes: 0, organizations: 0 }, language, dashboardUrl }).subject,
  ).not.toMatch(/\d/)
})
