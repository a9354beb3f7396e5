import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { type Language, languages } from '@/lib/messages/languages'
import { heldReasons, readHeldReason } from '@/service/reference/held-reasons'
import { sayHeldBack } from './say-held-back'

const formatOf = (language: Language) => createFormat(language, compileCatalog(language))

function say(reason: string, language: Language): unknown {
  const code = readHeldReason(reason)
  const answer = { held_back: [{ year: 2020, reason, reason_codes: code && [code] }] }
  return Reflect.get(sayHeldBack(answer, formatOf(language)) as object, 'held_back')
}

it.each(languages)('says in %s why a year is held back', (language) => {
  const reasons = Object.values(heldReasons).map((text) =>
    text
      .replace('{month}', '2021-12')
      .replaceAll(/\{(?:year|times|years|one|other|tonnes)\}/g, '7')
      .replaceAll(/\{\w+\}/g, 'Sample'),
  )
  for (const reason of reasons) {
    expect(say(reason, language)).toEqual([expect.objectContaining({ is_said: true, year: 2020 })])
    if (language !== 'en') expect(say(reason, language)).not.toEqual([expect.objectContaining({ reason })])
  }
})

it('says the month in words, and leaves what has no code as the service wrote it', () => {
  expect(say('stated as Daimler, before Daimler Truck parted from it in 2021-12', 'de')).toEqual([
    expect.objectContaining({
      reason: 'als Daimler angegeben, bevor sich Daimler Truck davon trennte (Dezember 2021)',
    }),
  ])
  expect(say('A person judged so.', 'de')).toEqual([{ year: 2020, reason: 'A person judged so.', reason_codes: null }])
  expect(sayHeldBack(null, formatOf('de'))).toBeNull()
})
