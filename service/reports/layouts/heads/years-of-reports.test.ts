import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const titles: readonly [title: string, year: number][] = [
  ['Sustainability Report 2024', 2024],
  ['2024 Sustainability Report', 2024],
  ['Sustainability Report FY2024', 2024],
  ['Sustainability Report FY24', 2024],
  ['Sustainability Report 2023/24', 2024],
  ['Sustainability Report 2023-24', 2024],
  ['Sustainability Report 2023–2024', 2024],
  ['Annual Report and Accounts 2024', 2024],
  ['ESG Report for the year ended 31 March 2024', 2024],
  ['Year ended 30 June 2024', 2024],
  ['Fiscal year 2024', 2024],
  ['Integrated Report 2024 (April 2023 – March 2024)', 2024],
  ['Reporting period: 1 January 2024 to 31 December 2024', 2024],
  ['Reporting period: 1 April 2023 – 31 March 2024', 2024],
  ['Calendar year 2024', 2024],
  ['Financial Year 2023-24', 2024],
  ['ESG Databook 2024', 2024],
  ['Nachhaltigkeitsbericht 2024', 2024],
  ['Nachhaltigkeitsbericht 2023/24', 2024],
  ['Nachhaltigkeitsbericht 2023/2024', 2024],
  ['Geschäftsjahr 2024', 2024],
  ['Geschäftsjahr 2023/24', 2024],
  ['Geschäftsbericht für das Geschäftsjahr vom 1. Oktober 2023 bis 30. September 2024', 2024],
  ['Berichtszeitraum: 1. Januar bis 31. Dezember 2024', 2024],
  ['Rapport de durabilité 2024', 2024],
  ['Déclaration de performance extra-financière 2024', 2024],
  ['Exercice 2024', 2024],
  ['Exercice clos le 31 décembre 2024', 2024],
  ['Document d’enregistrement universel 2024', 2024],
  ['Informe de sostenibilidad 2024', 2024],
  ['Memoria de sostenibilidad 2024', 2024],
  ['Estado de información no financiera 2024', 2024],
  ['Ejercicio 2024', 2024],
  ['Bilancio di sostenibilità 2024', 2024],
  ['Dichiarazione non finanziaria 2024', 2024],
  ['Esercizio 2024', 2024],
  ['Relatório de sustentabilidade 2024', 2024],
  ['Relatório Anual Integrado 2024', 2024],
  ['Duurzaamheidsverslag 2024', 2024],
  ['Jaarverslag 2024', 2024],
  ['Hållbarhetsrapport 2024', 2024],
  ['Års- och hållbarhetsredovisning 2024', 2024],
  ['Årsredovisning 2023/24', 2024],
  ['Bæredygtighedsrapport 2024', 2024],
  ['Årsrapport 2024', 2024],
  ['Bærekraftsrapport 2024', 2024],
  ['Årsrapport for 2024', 2024],
  ['Vastuullisuusraportti 2024', 2024],
  ['Kestävyysselvitys 2024', 2024],
  ['Vuosikertomus 2024', 2024],
  ['サステナビリティレポート2024', 2024],
  ['統合報告書 2024', 2024],
  ['2024年度 環境データ', 2024],
  ['2024年3月期', 2024],
  ['2023年度（2023年4月～2024年3月）', 2023],
  ['令和5年度', 2023],
  ['2024永續報告書', 2024],
  ['2024 ESG 보고서', 2024],
  ['2024 지속가능경영보고서', 2024],
  ['Raport zrównoważonego rozwoju 2024', 2024],
  ['Sürdürülebilirlik Raporu 2024', 2024],
  ['Sustainability Report 2024 – published March 2025', 2024],
  ['Sustainability Statement 2024 | Approved by the Board on 14 February 2025', 2024],
  ['Carbon Reduction Plan – Reporting Year: 2023/24', 2024],
  ['Carbon footprint verification statement for 2024', 2024],
  ['GHG inventory 2024, base year 2019', 2024],
  ['Climate report 2024 in accordance with TCFD (2017)', 2024],
  ['Report 2024 according to GRI Standards 2021', 2024],
  ['Report 2024 prepared under CSRD (Directive (EU) 2022/2464)', 2024],
]

const heads: readonly [current: string, prior: string][] = [
  ['Current year', 'Prior year'],
  ['Current year', 'Previous year'],
  ['This year', 'Last year'],
  ['Reporting year', 'Previous year'],
  ['CY', 'PY'],
  ['Current FY', 'Previous FY'],
  ['FY (Current Financial Year)', 'PY (Previous Financial Year)'],
  ['Current Financial Year', 'Previous Financial Year'],
  ['Current reporting period', 'Previous reporting period'],
  ['Year under review', 'Previous year'],
  ['Berichtsjahr', 'Vorjahr'],
  ['Geschäftsjahr', 'Vorjahr'],
  ['Aktuelles Jahr', 'Vorjahr'],
  ['Exercice N', 'Exercice N-1'],
  ['N', 'N-1'],
  ['Année N', 'Année N-1'],
  ['Exercice en cours', 'Exercice précédent'],
  ['Année de reporting', 'Année précédente'],
  ['Año actual', 'Año anterior'],
  ['Ejercicio actual', 'Ejercicio anterior'],
  ['Anno corrente', 'Anno precedente'],
  ['Esercizio corrente', 'Esercizio precedente'],
  ['Ano atual', 'Ano anterior'],
  ['Huidig jaar', 'Vorig jaar'],
  ['Verslagjaar', 'Voorgaand jaar'],
  ['Innevarande år', 'Föregående år'],
  ['Årets', 'Föregående år'],
  ['Indeværende år', 'Foregående år'],
  ['I år', 'Sidste år'],
  ['Inneværende år', 'Foregående år'],
  ['I år', 'I fjor'],
  ['Tilikausi', 'Edellinen tilikausi'],
  ['Raportointivuosi', 'Edellinen vuosi'],
  ['当期', '前期'],
  ['当年度', '前年度'],
  ['本年度', '前年度'],
  ['今年', '去年'],
  ['본년도', '전년도'],
  ['당기', '전기'],
  ['Rok bieżący', 'Rok poprzedni'],
  ['Cari yıl', 'Önceki yıl'],
]

test.each(titles)('%s: %s', (title, year) => {
  const table = '|  | tCO2e |\n|---|---|\n| Scope 1 | 12,345 |\n| Scope 2 | 2,345 |\n'
  const both = [`${year} 1 12345`, `${year} 2 2345`]
  expect(readText(`# ${title}\n\n${table}`)).toEqual(both)
  expect(readText(`${title}\n\nScope 1: 12,345 tCO2e\n\nScope 2: 2,345 tCO2e\n`)).toEqual(both)
  expect(readText(`# ${title}\n\nOur Scope 1 emissions amounted to 12,345 tCO2e.\n`)).toEqual([`${year} 1 12345`])
})

test.each(heads)('the heads "%s" and "%s"', (current, prior) => {
  const rows = `| tCO2e | ${current} | ${prior} |\n|---|---|---|\n| Scope 1 | 12,345 | 13,456 |\n| Scope 2 | 2,345 | 3,456 |\n`
  expect(readText(`# Report 2024\n\n${rows}`)).toEqual(['2023 1 13456', '2023 2 3456', '2024 1 12345', '2024 2 2345'])
})

/** The form that British public buyers ask for (PPN 06/21). */
const plan = (baseline: string, current: string) => `# Carbon Reduction Plan

Supplier name: Example Services Limited

Publication date: 12 September 2024

## Baseline Emissions Footprint

Baseline emissions are the reference point against which emissions reduction can be measured.

Baseline Year: 2019/20

Additional Details relating to the Baseline Emissions calculations.

Baseline year emissions:

${baseline}
## Current Emissions Reporting

Reporting Year: 2023/24

${current}
## Emissions reduction targets

We project that carbon emissions will decrease over the next five years to 1,400 tCO2e by 2029.
`

test('a carbon reduction plan: the baseline and the reporting year, with borders, apart or without blank lines', () => {
  const table = (...amounts: string[]) =>
    ['EMISSIONS', 'Scope 1', 'Scope 2', 'Scope 3 (Included Sources)', 'Total Emissions']
      .map((label, at) => `| ${label} | ${amounts[at]} |\n`)
      .join('')
  const text = plan(
    table('TOTAL (tCO2e)', '412', '233', '1,876', '2,521'),
    table('TOTAL (tCO2e)', '311', '120', '1,502', '1,933'),
  )
  const expected = ['2020 1 412', '2020 2 233', '2020 3 1876', '2024 1 311', '2024 2 120', '2024 3 1502']
  expect(readText(text)).toEqual(expected)
  expect(readText(text.replace(/\n\n/g, '\n'))).toEqual(expected)
  // Cells set apart by spaces, in no columns.
  expect(
    readText(
      text
        .replace(/^\| | \|$/gm, '')
        .replace(/ \| /g, '      ')
        .replace(/\n\n/g, '\n'),
    ),
  ).toEqual(expected)
})
