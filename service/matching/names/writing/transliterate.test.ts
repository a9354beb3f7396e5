import { expect, it } from 'vitest'
import { transliterate } from './transliterate'

it.each([
  ['газпром нефть', 'gazprom neft'],
  ['объединённая', 'obedinennaya'],
  ['щёкино', 'shchekino'],
  ['лукойл', 'lukoil'],
  ['εθνική τράπεζα', 'ethniki trapeza'],
  ['トヨタ自動車', 'toyota motor '],
  ['フォード', 'fodo'],
  ['シャープ', 'shapu'],
  ['ソフトバンク', 'sofutobanku'],
  ['ヴィンテージ', 'vinteji'],
  ['ひたち', 'hitachi'],
  ['阿里巴巴', 'alibaba'],
  ['长城', 'changcheng'],
  ['北京', 'beijing'],
  ['中国电信', ' china dianxin'],
  ['绿地控股', 'ludi holdings '],
  ['比亚迪', 'biyadi'],
])('%s is written %s', (name, latin) => {
  expect(transliterate(name)).toBe(latin)
})

it('keeps letters without a reading, other scripts and Latin ones', () => {
  expect(transliterate('\u{323af}')).toBe('\u{323af}')
  expect(transliterate('삼성전자')).toBe('삼성전자')
  expect(transliterate('société générale')).toBe('société générale')
  expect(transliterate('')).toBe('')
})
