import { describe, expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

/** How the heads of two years are written. */
const pairs: [latest: string, before: string][] = [
  ['FY2024', 'FY2023'],
  ['FY24', 'FY23'],
  ['FY 2024', 'FY 2023'],
  ['2023/24', '2022/23'],
  ['2023-24', '2022-23'],
  ['2023/2024', '2022/2023'],
  ['31 Dec 2024', '31 Dec 2023'],
  ['31.12.2024', '31.12.2023'],
  ['31/12/2024', '31/12/2023'],
  ['Year ended 31 March 2024', 'Year ended 31 March 2023'],
  ['CY2024', 'CY2023'],
  ['2024 (restated)', '2023 (restated)'],
  ['Fiscal 2024', 'Fiscal 2023'],
  ['FY 2023-24', 'FY 2022-23'],
  ['2024*', '2023*'],
  ['Reporting year 2024', 'Reporting year 2023'],
  ['YE 2024', 'YE 2023'],
  ["FY'24", "FY'23"],
  ['FYE 2024', 'FYE 2023'],
  ['2024 Total', '2023 Total'],
  ['2024 emissions', '2023 emissions'],
  ['December 2024', 'December 2023'],
  ['Dec-24', 'Dec-23'],
  ['Current year 2024', 'Prior year 2023'],
  ['2024 actual', '2023 actual'],
  ['2024 (audited)', '2023 (unaudited)'],
  ['Calendar year 2024', 'Calendar year 2023'],
  ['GJ 2024', 'GJ 2023'],
  ['Geschäftsjahr 2024', 'Geschäftsjahr 2023'],
  ['Berichtsjahr 2024', 'Vorjahr 2023'],
  ['GJ 2023/24', 'GJ 2022/23'],
  ['Jahr 2024', 'Jahr 2023'],
  ['Exercice 2024', 'Exercice 2023'],
  ['Année 2024', 'Année 2023'],
  ['2024 (N)', '2023 (N-1)'],
  ['En 2024', 'En 2023'],
  ['Ejercicio 2024', 'Ejercicio 2023'],
  ['Año 2024', 'Año 2023'],
  ['Räkenskapsår 2024', 'Räkenskapsår 2023'],
  ['Helår 2024', 'Helår 2023'],
  ['Jan–dec 2024', 'Jan–dec 2023'],
  ['År 2024', 'År 2023'],
  ['Tilikausi 2024', 'Tilikausi 2023'],
  ['Vuosi 2024', 'Vuosi 2023'],
  ['1.1.–31.12.2024', '1.1.–31.12.2023'],
  ['2024年度', '2023年度'],
  ['2024年', '2023年'],
  ['2024年3月期', '2023年3月期'],
  ['2024年度実績', '2023年度実績'],
  ['令和6年度', '令和5年度'],
  ['Regnskabsår 2024', 'Regnskabsår 2023'],
  ['Regnskapsår 2024', 'Regnskapsår 2023'],
  ['Boekjaar 2024', 'Boekjaar 2023'],
  ['Esercizio 2024', 'Esercizio 2023'],
  ['Anno 2024', 'Anno 2023'],
  ['Ano 2024', 'Ano 2023'],
  ['Exercício 2024', 'Exercício 2023'],
]

/** Heads of columns that hold no amounts of a year that has passed. */
const others = [
  'Change',
  'Δ',
  'Δ %',
  'Change (t)',
  'Veränderung',
  'Veränderung in %',
  'Veränderung (absolut)',
  'Évolution',
  'Variation',
  'Variación',
  'Förändring',
  'Förändring, %',
  'Ændring',
  'Endring',
  'Muutos',
  'Muutos, %',
  '増減',
  '前年比',
  '増減率',
  'Verandering',
  'Variazione',
  'Var. %',
  'Var.',
  'Variação',
  'YoY',
  'YoY change',
  '% change',
  '24/23',
  '2024/2023',
  '2024 vs 2023',
  'vs. 2023',
  '24 vs 23',
  'Diff.',
  'Difference',
  'Abweichung',
  'Skillnad',
  'Delta',
  'Trend',
  'Note',
  'Notes',
  'Page',
  'Seite',
  'Page ref.',
  'Share',
  'Anteil',
  'Andel',
  'Part',
  'Target',
  '2030 target',
  'Target 2030',
  'Ziel 2030',
  'Objectif 2030',
  'Cible 2030',
  'Objetivo 2030',
  'Mål 2030',
  'Tavoite 2030',
  '2030年目標',
  '2030年度目標',
  'Doel 2030',
  'Obiettivo 2030',
  'Meta 2030',
  'Goal 2030',
  '2025 forecast',
  'Forecast 2025',
  'Outlook 2025',
  'Guidance 2025',
  'Expected 2025',
  '2025E',
  'Projected 2025',
  'Prévision 2025',
  'Pronostico 2025',
  'Ennuste 2025',
  '2025年度計画',
  'Plan 2025',
  'Budget 2025',
  'Prognose 2025',
  '2030',
  '2050',
]

/** Heads of the year that aims are measured from. */
const bases = [
  'Base year 2019',
  'Baseline 2019',
  '2019 (base year)',
  '2019 baseline',
  'Basisjahr 2019',
  '2019 (Basisjahr)',
  'Année de base 2019',
  'Année de référence 2019',
  'Año base 2019',
  'Basår 2019',
  'Basår (2019)',
  'Basisår 2019',
  'Perusvuosi 2019',
  '基準年 2019',
  '基準年度（2019年度）',
  '2019年度（基準年）',
  'Basisjaar 2019',
  'Anno base 2019',
  'Ano base 2019',
  '2019 BY',
  'Referensår 2019',
  'Bezugsjahr 2019',
  'Referenzjahr 2019',
  'Reference year 2019',
  'Comparison year 2019',
  'Referanseår 2019',
  'Referenceår 2019',
  'Vergleichsjahr 2019',
  'Vertailuvuosi 2019',
]

const rows = [
  { label: 'Scope 1', code: '1', latest: '48,231', before: '50,124', base: '61,200', other: '1,893' },
  {
    label: 'Scope 2 (location-based)',
    code: '2lb',
    latest: '22,310',
    before: '23,411',
    base: '31,000',
    other: '1,101',
  },
  { label: 'Scope 2 (market-based)', code: '2mb', latest: '9,120', before: '15,233', base: '30,500', other: '6,113' },
  { label: 'Scope 3', code: '3', latest: '612,345', before: '633,210', base: '700,400', other: '20,865' },
] as const

function read(cells: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = cells
  const table = [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
  return readText(`# Report 2024\n\nGHG emissions\n\n${table}\n`).toSorted()
}

function amountsOf(year: number, column: 'latest' | 'before' | 'base'): string[] {
  return rows.map((row) => `${year} ${row.code} ${Number(row[column].replaceAll(',', ''))}`)
}

const ofBoth = [...amountsOf(2024, 'latest'), ...amountsOf(2023, 'before')].toSorted()

describe('heads of columns', () => {
  test.each(pairs)('%s beside %s', (latest, before) => {
    expect(read([['tCO2e', latest, before], ...rows.map((row) => [row.label, row.latest, row.before])])).toEqual(ofBoth)
  })

  test('no other column is read as a year', () => {
    for (const head of others) {
      const cells = rows.map((row) => [row.label, row.latest, row.before, row.other])
      expect(read([['tCO2e', '2024', '2023', head], ...cells]), head).toEqual(ofBoth)
    }
  })

  test('a base year has amounts', () => {
    for (const head of bases) {
      const cells = rows.map((row) => [row.label, row.base, row.before, row.latest])
      const expected = [...ofBoth, ...amountsOf(2019, 'base')].toSorted()
      expect(read([['tCO2e', head, '2023', '2024'], ...cells]), head).toEqual(expected)
    }
  })
})
