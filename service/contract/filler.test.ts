import { expect, it } from 'vitest'
import { isCutNumber, isFiller } from './filler'
import { Registration } from './registration'

it.each(
  'n/a N/A #N/A n.a. NA - -- – 0 000 0.0 TBD NULL none unknown ? . k.A. keine unbekannt #NV néant s.o. inconnu saknas okänd なし 不明 該当なし s/d N/D n.v.t. onbekend ninguno desconhecido brak_danych brak geen н/д ei_tiedossa puuttuu ikke_oplyst 待定 没有 미정'.split(
    ' ',
  ),
)('treats %s as a filler for an empty cell', (text) => {
  expect(isFiller(text)).toBe(true)
  expect(Registration.parse({ name: 'Alpha Widgets', external_id: text }).external_id).toBeNull()
})

it('does not treat a real identifier as a filler', () => {
  expect(
    ['N1', '00123', 'A-0', 'NAN-7', '4E11', 'nonesuch', 'ND', 'SD', 'Geen Stijl', 'Brakel'].filter(isFiller),
  ).toEqual([])
  const body = { name: 'Alpha', external_id: '00123', hq_region: 'NA', website: 'none.example' }
  expect(Registration.parse(body)).toMatchObject(body)
})

it('recognises a number whose last digits a spreadsheet has cut, which identifies nothing', () => {
  expect(['4.00001E+11', '4,00001E+11', '1E+17'].filter((text) => !isCutNumber(text))).toEqual([])
  expect(['4E11', '12E+4', 'E+11', '400001'].filter(isCutNumber)).toEqual([])
  expect(Registration.parse({ name: 'Alpha', external_id: '4.00001E+11' }).external_id).toBeNull()
})

it('treats fillers in other optional fields as absent, and refuses wrong values', () => {
  const fillers = { website: 'n/a', lei_number: 'N/A', isin_number: '-', duns_number: '0', sp_global_number: 'TBD' }
  expect(Registration.parse({ name: 'Alpha', ...fillers })).toMatchObject({ website: null, duns_number: null })
  expect(Registration.safeParse({ name: 'Alpha', duns_number: '12345' }).success).toBe(false)
})
