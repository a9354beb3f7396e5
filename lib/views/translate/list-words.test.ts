import { expect, test } from 'vitest'
import { joinSentences } from './list-words'

test('sentences have the stop of their language between them', () => {
  expect(joinSentences(['CDP: unknown', 'SBTi: set'], { locale: 'en-GB' })).toBe('CDP: unknown. SBTi: set')
  expect(joinSentences(['CDP：不明', 'SBTi：設定済み'], { locale: 'ja-JP' })).toBe('CDP：不明。SBTi：設定済み')
})
