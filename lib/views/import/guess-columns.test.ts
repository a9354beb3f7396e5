import { expect, it } from 'vitest'
import { catalogs } from '@/lib/messages/compile-catalog'
import { languages } from '@/lib/messages/languages'
import { findCountryCode } from '@/lib/views/registration/find-country-code'
import { guessColumns } from './guess-columns'
import { templateFields } from './import-field'

it.each([
  ['Company name;Country;Website;LEI', ['name', 'hq_region', 'website', 'lei_number']],
  ['Firmenname;Land;Webseite;Lieferantennummer', ['name', 'hq_region', 'website', 'external_id']],
  ['Företag;Land;Webbplats;Bransch', ['name', 'hq_region', 'website', 'industry']],
  ['Raison sociale;Pays;Site web;Secteur d’activité', ['name', 'hq_region', 'website', 'industry']],
  ['会社名;国;ウェブサイト;業種', ['name', 'hq_region', 'website', 'industry']],
  ['Supplier name;Supplier country (ISO);D-U-N-S® Number;Notes', ['name', 'hq_region', 'duns_number', null]],
])('reads headings: %s', (headings, columns) => {
  const rows = [headings.split(';'), ['Alpha', '', '', '']]
  expect(guessColumns(rows)).toEqual({ headings: 0, columns })
})

it('tells columns by their values where nothing is written above them', () => {
  const rows = [
    ['7001', 'Ericsson', 'Sverige', 'SE0000108656', '549300W9JLPW15XIFM52', 'ericsson.com'],
    ['7002', 'Nestlé', 'CHE', 'CH0038863350', 'KY37LUS27QQX7BB93L28', 'https://www.nestle.com/'],
    ['7003', 'Alpha', 'Deutschland', '', '', 'info@alpha.de'],
  ]
  expect(guessColumns(rows)).toEqual({
    headings: null,
    columns: [null, 'name', 'hq_region', 'isin_number', 'lei_number', 'website'],
  })
})

it('believes values of a certain kind rather than a heading, and gives no field to two columns', () => {
  const rows = [
    ['Id', 'Supplier', 'Name', 'Origin'],
    ['549300W9JLPW15XIFM52', '7001', 'Ericsson', 'SE'],
  ]
  const { headings, columns } = guessColumns(rows)
  expect([headings, columns[0], columns[3]]).toEqual([0, 'lei_number', 'hq_region'])
  expect(columns.filter((field) => field === 'name')).toHaveLength(1)
})

it('takes a list of names for names, all of them', () => {
  expect(guessColumns([['Ericsson'], ['Nestlé'], ['Alpha']])).toEqual({ headings: null, columns: ['name'] })
  expect(guessColumns([['Name'], ['Nestlé']])).toEqual({ headings: 0, columns: ['name'] })
})

it('knows countries by code and by name, and nothing else', () => {
  const names = ['se', 'SWE', 'Schweden', 'Suède', 'スウェーデン', 'U.S.A.', "Cote d'Ivoire", 'Narnia', '']
  expect(names.map(findCountryCode)).toEqual(['SE', 'SE', 'SE', 'SE', 'SE', 'US', 'CI', null, null])
})

it.each(languages)('reads the headings of the template, whose words are those of the form, in %s', (language) => {
  const { registration: form, import: words } = catalogs[language]
  const { name, country, subregion, industry, website, ownIdentifier, spGlobalNumber } = form
  const identifiers = ['LEI', 'ISIN', 'DUNS', spGlobalNumber]
  const headings = [name, country, subregion, words.address, industry, website, ownIdentifier, ...identifiers]
  const { fieldSpend, fieldSpendCurrency, fieldSpendYear, fieldCategory, fieldBuyer, fieldContactEmail } = words
  headings.push(fieldSpend, fieldSpendCurrency, fieldSpendYear, fieldCategory, fieldBuyer, fieldContactEmail)
  expect(guessColumns([headings])).toEqual({ headings: 0, columns: [...templateFields] })
})

it('takes no days for amounts of spend, but amounts that could be years', () => {
  const columnsOf = (values: readonly string[]) =>
    guessColumns([['Supplier', 'Spend total'], ...values.map((value, at) => [`Company ${at}`, value])]).columns
  expect(columnsOf(['2024-03-31', '31.12.2023', 'n/a'])).toEqual(['name', null])
  expect(columnsOf(['2000', '1950'])).toEqual(['name', 'spend'])
})

it('counts a total without a year beside columns of years once', () => {
  const rows = [
    ['Supplier', 'Spend 2022', 'Spend 2023', 'Total spend'],
    ['Alpha', '100', '200', '300'],
  ]
  expect(guessColumns(rows).columns).toEqual(['name', 'spend', 'spend', null])
})
