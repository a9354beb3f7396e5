import { describe, expect, test } from 'vitest'
import { markdownOf, readText } from '@/service/reports/testing/read-test-pages'

const others: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Avoided emissions',
    'Emissions avoided by our products',
    'Financed emissions',
    'Facilitated emissions',
    'Insurance-associated emissions',
    'Portfolio emissions',
    'Biogenic emissions',
    'Biogenic CO2 emissions',
    'Emission reductions achieved',
    'Carbon credits retired',
    'Carbon offsets',
    'Carbon removals',
    'Supplier emissions',
    'Emissions of our top suppliers',
    'Customer emissions',
    'Emission factors used',
    'Projected emissions',
    'Forecast emissions',
    'Business-as-usual emissions',
    'EU ETS allowances',
    'Industry benchmark',
    'Peer comparison',
    'Sector average emissions',
    'Investee company emissions',
    'Loan book emissions',
    'Emissions by joint ventures',
    'Non-consolidated entities',
    'Divested operations',
    'Acquired companies',
    'Discontinued operations',
  ],
  de: [
    'Vermiedene Emissionen',
    'Finanzierte Emissionen',
    'Eingesparte Emissionen',
    'Emissionsminderung durch Maßnahmen',
    'Einsparungen durch Energieeffizienz',
    'Biogene Emissionen',
    'CO2-Kompensation',
    'Kompensierte Emissionen',
    'Emissionsfaktoren',
    'Emissionen der Lieferanten',
    'Emissionen unserer Kunden',
    'Prognostizierte Emissionen',
    'Branchendurchschnitt',
    'Emissionszertifikate',
  ],
  fr: [
    'Émissions évitées',
    'Émissions financées',
    'Réductions d’émissions réalisées',
    'Émissions biogéniques',
    'Émissions compensées',
    'Compensation carbone',
    'Facteurs d’émission',
    'Émissions des fournisseurs',
    'Émissions de nos clients',
    'Émissions projetées',
    'Moyenne du secteur',
    'Crédits carbone',
    'Économies d’émissions',
  ],
  es: [
    'Emisiones evitadas',
    'Emisiones financiadas',
    'Emisiones biogénicas',
    'Emisiones compensadas',
    'Compensación de emisiones',
    'Factores de emisión',
    'Emisiones de proveedores',
    'Emisiones proyectadas',
    'Promedio del sector',
    'Créditos de carbono',
    'Ahorro de emisiones',
  ],
  it: [
    'Emissioni evitate',
    'Emissioni finanziate',
    'Emissioni biogeniche',
    'Emissioni compensate',
    'Fattori di emissione',
    'Emissioni dei fornitori',
    'Emissioni previste',
    'Media di settore',
    'Crediti di carbonio',
  ],
  pt: [
    'Emissões evitadas',
    'Emissões financiadas',
    'Emissões biogênicas',
    'Emissões compensadas',
    'Fatores de emissão',
    'Emissões de fornecedores',
    'Emissões projetadas',
    'Créditos de carbono',
  ],
  nl: [
    'Vermeden emissies',
    'Gefinancierde emissies',
    'Biogene emissies',
    'Gecompenseerde emissies',
    'Emissiefactoren',
    'Emissies van leveranciers',
    'Verwachte emissies',
  ],
  sv: [
    'Undvikna utsläpp',
    'Finansierade utsläpp',
    'Biogena utsläpp',
    'Klimatkompensation',
    'Kompenserade utsläpp',
    'Emissionsfaktorer',
    'Leverantörernas utsläpp',
    'Prognos för utsläpp',
    'Branschsnitt',
  ],
  da: [
    'Undgåede udledninger',
    'Finansierede udledninger',
    'Biogene udledninger',
    'Klimakompensation',
    'Emissionsfaktorer',
    'Leverandørernes udledninger',
    'Forventede udledninger',
  ],
  no: [
    'Unngåtte utslipp',
    'Finansierte utslipp',
    'Biogene utslipp',
    'Klimakompensasjon',
    'Utslippsfaktorer',
    'Leverandørenes utslipp',
    'Forventede utslipp',
  ],
  fi: [
    'Vältetyt päästöt',
    'Rahoitetut päästöt',
    'Biogeeniset päästöt',
    'Kompensoidut päästöt',
    'Päästökertoimet',
    'Toimittajien päästöt',
    'Ennustetut päästöt',
  ],
  ja: [
    '削減貢献量',
    'ファイナンスド・エミッション',
    '投融資先の排出量',
    'CO2削減量',
    '削減実績',
    'バイオマス由来排出量',
    'オフセット',
    'カーボンクレジット',
    '排出係数',
    'サプライヤーの排出量',
    '排出量見通し',
    '業界平均',
  ],
  zh: [
    '避免排放量',
    '財務碳排放',
    '投融資組合排放',
    '減碳量',
    '減碳績效',
    '碳抵換',
    '碳權',
    '排放係數',
    '供應商排放量',
    '生質排放',
  ],
  ko: ['감축량', '금융배출량', '회피 배출량', '배출계수', '협력사 배출량'],
}

const own = [
  'GHG emissions',
  'Our carbon footprint',
  'Greenhouse gas emissions',
  'Emissions data',
  'Climate',
  'Environmental data',
  'Performance data',
  'ESG data',
  'Environment',
  'Energy and emissions',
  'Climate change',
  'E1-6 Gross Scopes 1, 2, 3 and total GHG emissions',
  'GRI 305 Emissions',
  'Environmental performance',
  'Total emissions',
  'Carbon emissions',
  'CO2 emissions',
  'Progress on our climate targets',
  'GHG inventory',
  'Metrics and targets',
  'Key performance indicators',
  'Treibhausgasemissionen',
  'CO2-Bilanz',
  'Klimabilanz',
  'Umweltkennzahlen',
  'Émissions de GES',
  'Bilan carbone',
  'Indicateurs environnementaux',
  'Emisiones de GEI',
  'Huella de carbono',
  'Emissioni di gas serra',
  'Emissões de GEE',
  'Inventário de GEE',
  'Broeikasgasemissies',
  'CO2-voetafdruk',
  'Växthusgasutsläpp',
  'Klimatavtryck',
  'Klimatbokslut',
  'Drivhusgasudledning',
  'CO2-regnskab',
  'Klimaregnskap',
  'Klimagassutslipp',
  'Kasvihuonekaasupäästöt',
  'Hiilijalanjälki',
  '温室効果ガス排出量',
  'CO2排出量',
  '環境データ',
  '溫室氣體排放',
  '온실가스 배출량',
  'Emissions and reduction progress',
  'Emissions before offsets',
  'Emissions excluding biogenic',
  'Climate and supplier engagement',
  'Net zero roadmap progress',
  'Emissions versus target',
]

const head = ['tCO2e', '2022', '2021']
const rows = [
  ['Scope 1', '12,345', '13,456'],
  ['Scope 2', '2,345', '3,456'],
  ['Scope 3', '112,345', '113,456'],
]
const all = ['2021 1 13456', '2021 2 3456', '2021 3 113456', '2022 1 12345', '2022 2 2345', '2022 3 112345']
/** What is financed is category 15 of whoever finances it. */
const withoutInvestments = (found: readonly string[]) => found.filter((one) => !one.includes(' 3.15 '))

describe.each(Object.entries(others))('tables of what is not the company’s own: %s', (_, titles) => {
  test.each(titles)('%s', (title) => {
    expect(withoutInvestments(readText(markdownOf([head, ...rows], `## ${title}`))), 'title').toEqual([])
    expect(readText(markdownOf([[`${title} (tCO2e)`, '2022', '2021'], ...rows])), 'head').toEqual([])
    expect(readText(markdownOf([head, [title, '', ''], ...rows])), 'heading').toEqual([])
    const named = rows.map(([label = '', ...cells]) => [`${title} – ${label}`, ...cells])
    expect(readText(markdownOf([head, ...named])), 'label').toEqual([])
  })
})

test.each(own)('%s: the company’s own', (title) => {
  expect(readText(markdownOf([head, ...rows], `## ${title}`)), 'title').toEqual(all)
  expect(readText(markdownOf([[`${title} (tCO2e)`, '2022', '2021'], ...rows])), 'head').toEqual(all)
  expect(readText(markdownOf([head, [title, '', ''], ...rows])), 'heading').toEqual(all)
})

test('own emissions above, others’ below their heading; a heading without amounts among scopes ends nothing', () => {
  const below = [['Avoided emissions', '', ''], ...rows.map(([label = '']) => [label, '1', '2'])]
  expect(readText(markdownOf([head, ...rows, ...below]))).toEqual(all)
  const [first = [], ...rest] = rows
  expect(readText(markdownOf([head, first, ['Biogenic emissions', '', ''], ...rest]))).toEqual(all)
  const after = [['Financed emissions', '', ''], ['Scope 1', '7', '8'], ['Own emissions', '', ''], ...rows]
  expect(readText(markdownOf([head, ...after]))).toEqual(all)
})
