import { expect, test } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import type { Language } from '@/lib/messages/languages'
import { parseOrganization } from '@/lib/views/answers/organization-answer'
import { describeEntry } from './sbti-entry'

const removed = {
  created_at: '2024-01-11',
  near_term: { has_target: false, target_status: 'removed', year: null, ambition: null },
  long_term: { has_target: false, target_status: 'none', target: null, year: null, ambition: null },
  net_zero: { has_target: false, target_status: 'removed', target_year: null },
  target_detail: 'Near term removed; net zero removed; reason given: Expired commitment (SBTi list, 2026-05-07)',
  reason: 'Expired commitment; Withdrawn commitment',
  removed_at: null,
}

const set = {
  created_at: '2023-06-01',
  near_term: { has_target: true, target_status: 'set', year: 2030, ambition: '1.5°C/Well-below 2°C' },
  long_term: { has_target: true, target_status: 'set', target: '1.5', year: 2045, ambition: '1.5°C' },
  net_zero: { has_target: true, target_status: 'set', target_year: 2045 },
  target_detail: 'a line in English',
  reason: null,
  removed_at: null,
}

function say(entry: object, language: Language): string | null {
  const [read] = parseOrganization({ id: 1, sbti: { data: [entry] } })?.sbti.data ?? []
  if (read === undefined) throw new Error('the entry was not read')
  return describeEntry(read, createFormat(language, compileCatalog(language)))
}

test('an entry says status, class and year of each target', () => {
  expect(say(set, 'en')).toBe(
    'Near-term target, validated, 1.5 °C / well below 2 °C, by 2030; Long-term target, validated, 1.5 °C, by 2045; ' +
      'Net-zero target, validated, by 2045, entry of Jun 1, 2023',
  )
})

test.each<[Language, string]>([
  ['en', 'by 2025 (a year that has passed: whether it was reached is not known to us)'],
  ['de', 'bis 2025 (das Jahr ist vorbei: ob es erreicht wurde, ist uns nicht bekannt)'],
  ['fr', 'd’ici 2025 (année passée : nous ne savons pas s’il a été atteint)'],
  ['sv', 'till 2025 (det året har passerat: om det nåddes är inte känt för oss)'],
  ['ja', '2025年まで（この年は過ぎており、達成されたかどうかは当方では分かりません）'],
])('a target whose year has passed is not said as one to come, in %s', (language, words) => {
  expect(say({ ...set, near_term: { ...set.near_term, year: 2025 } }, language)).toContain(words)
  expect(say(set, language)).not.toContain(words)
})

test.each<[Language, string]>([
  ['de', 'Grund laut Liste: Zusage abgelaufen, Zusage zurückgezogen'],
  ['fr', 'motif indiqué par la liste : engagement expiré, engagement retiré par l’entreprise'],
  ['sv', 'skäl enligt listan: åtagandet har löpt ut, åtagandet tillbakadraget'],
  ['ja', '一覧に記載の理由：コミットメントの期限切れ、コミットメントの撤回'],
])('the reason of a removal is said in %s', (language, words) => {
  const said = say(removed, language)
  expect(said).toContain(words)
  expect(said).not.toMatch(/commitment|given|target/i)
})

test('a reason that is new to us is shown as the list has it', () => {
  expect(say({ ...removed, reason: 'A new reason' }, 'sv')).toContain('skäl enligt listan: A new reason')
})

test('a service with a line of its own and nothing else is quoted', () => {
  expect(say({ target_detail: 'Their own line' }, 'de')).toBe('Their own line')
  expect(say({}, 'de')).toBeNull()
})
