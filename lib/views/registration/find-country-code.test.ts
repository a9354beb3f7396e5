import { expect, it } from 'vitest'
import { findCountryCode } from './find-country-code'

it.each([
  ['GB', ['Großbritannien', 'Great Britain', 'UK', 'U.K.', 'England', 'Grande-Bretagne', 'Storbritannien']],
  ['CN', ['VR China', 'PR China', 'P.R. China', 'Volksrepublik China', 'China (Mainland)', 'Kina', '中国']],
  ['KR', ['Korea', 'Republik Korea', 'Korea, Republic of', 'Korea (South)', 'Südkorea', 'Corée du Sud', '韓国']],
  ['KP', ['North Korea', "Korea, Democratic People's Republic of", 'Nordkorea']],
  ['DE', ['D', 'Germany (DE)', 'DE - Germany', 'DE Germany', 'Deutschland/Germany', 'München, Deutschland', 'BRD']],
  ['GR', ['EL', 'Hellas', 'Griechenland']],
  ['TW', ['Taiwan, Province of China', 'Taiwan (China)', 'Taiwan R.O.C.', '台灣', '臺灣', 'Republic of China']],
  ['HK', ['Hong Kong, China', 'Hongkong', 'Hong Kong SAR']],
  [
    'US',
    ['USA', 'U.S.A.', 'États-Unis d’Amérique', 'Vereinigte Staaten von Amerika', 'Förenta staterna', 'Stati Uniti'],
  ],
  ['CZ', ['Tschechien', 'Tschechische Republik', 'Czech Republic', 'Republic of Czechia']],
  ['CD', ['Congo, Democratic Republic of the']],
  ['AT', ['A', 'Österreich', 'Republik Österreich', '040']],
  ['DE', ['276', 'ドイツ連邦共和国', 'Bundesrep. Deutschland', 'Duitsland', 'Niemcy']],
  ['CN', ['中国大陆', '中华人民共和国', '156']],
  ['RU', ['Российская Федерация', 'Russ. Föderation']],
  ['TR', ['Türkiye Cumhuriyeti']],
  ['LU', ['Luxemb.']],
  ['AE', ['Utd. Arab Emir.', 'United Arab Emir.']],
  ['GB', ['Gt. Britain', 'Wielka Brytania']],
  ['CZ', ['Česká republika', 'Czech Rep.']],
  ['SK', ['Slovak Rep.']],
  ['SA', ['KSA']],
  ['ZA', ['RSA']],
  ['XK', ['Kosovo', 'XK']],
  ['BA', ['Bosnia']],
])('reads %s as people write it', (code, names) => {
  expect(names.map((name) => [name, findCountryCode(name)])).toEqual(names.map((name) => [name, code]))
})

it('takes for a country nothing that is none, or more than one', () => {
  const texts = ['Narnia', 'Georgia, USA', 'd', 'X', 'France/Germany', 'made in', 'N/A', '', 'Aust.', 'Rep.', '999', 'Test.', '3,00', '27.6'] // biome-ignore format: a list
  expect(texts.map((text) => findCountryCode(text)).filter((code) => code !== null && code !== 'NA')).toEqual([])
})
