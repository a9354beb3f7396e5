import { expect, it } from 'vitest'
import { lookForNames, namesOrganization } from './names-organization'

function isNamed(names: readonly string[], ...pages: readonly string[]): boolean {
  const look = lookForNames(names)
  for (const page of pages) look.in(page.split('\n'))
  return look.isNamed()
}

it.each([
  ['its name without the legal form', 'Velmora Lasertechnik SE + Co. KG', 'The Velmora Lasertechnik Group reports.'],
  ['a common word where the name has another', 'Velmora Holding International', 'About the Velmora Group'],
  ['its name over the end of a line', 'Velmora Lasertechnik SE', 'The year of Velmora\nLasertechnik in figures'],
  ['its website', 'velmora.example', 'See www.velmora.example for more.'],
  ['its name in Japanese beside Kana', '東都精機株式会社', '東都精機グループの環境報告'],
  ['its name in Korean with an ending', '한빛전자 주식회사', '한빛전자는 2023년'],
  [
    'its name of common words only inside a sentence',
    'The Global Group Ltd',
    'In 2024 the Global Group of Leeds reports',
  ],
  ['an ampersand for "and"', 'Brenta and Sons plc', 'BRENTA & SONS — annual report'],
])('finds %s', (_, name, text) => {
  expect(isNamed([name], 'Nothing of it here', text)).toBe(true)
})

it('finds no name whose words stand apart, nor one inside another word', () => {
  expect(isNamed(['Deutsche Ostland Bank AG'], 'Unsere Bank ist deutsche Hausbank in Ostland.')).toBe(false)
  expect(isNamed(['Bren AG'], 'Brenta reports')).toBe(false)
  expect(isNamed([], 'Brenta reports')).toBe(false)
  expect(isNamed(['The Global Group Ltd'], 'A global industries group')).toBe(false)
})

it('finds the name of a Japanese organization on the first pages, where the line has Kana as well', () => {
  expect(namesOrganization(['東都精機グループの環境報告'], ['東都精機株式会社'])).toBe(true)
})
