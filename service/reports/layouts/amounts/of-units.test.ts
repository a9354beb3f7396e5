import { expect, test } from 'vitest'
import { printedIn, readIn2024 } from '@/service/reports/testing/read-test-pages'

type Language = { rows: string[]; t: string[]; kt: string[]; mt: string[] }

/** How reports in these languages name their scopes, and tonnes, thousands and millions of them. */
const languages: Record<string, Language> = {
  en: {
    rows: [
      'Direct GHG emissions (Scope 1)',
      'Energy indirect GHG emissions (Scope 2), location-based',
      'Energy indirect GHG emissions (Scope 2), market-based',
      'Other indirect GHG emissions (Scope 3)',
    ],
    t: [
      'tCO2e',
      't CO2-eq',
      'metric tons CO2e',
      'tonnes of CO2 equivalent',
      'MTCO2e',
      'Mg CO2e',
      'tonnes CO₂-e',
      'mtCO2e',
      'T CO2e',
      'Metric tonnes of carbon dioxide equivalent',
    ],
    kt: [
      'ktCO2e',
      'thousand tonnes CO2e',
      "'000 tCO2e",
      'thousands of metric tons of CO2e',
      '1,000 t CO2e',
      'kilotonnes CO2e',
      'Gg CO2e',
    ],
    mt: ['MtCO2e', 'million tonnes CO2e', 'million metric tons CO2e', 'mn t CO2e', 'MMT CO2e', 'Mt CO2-e'],
  },
  de: {
    rows: [
      'Direkte THG-Emissionen (Scope 1)',
      'Indirekte energiebedingte THG-Emissionen (Scope 2), standortbasiert',
      'Indirekte energiebedingte THG-Emissionen (Scope 2), marktbasiert',
      'Sonstige indirekte THG-Emissionen (Scope 3)',
    ],
    t: ['t CO2e', 'Tonnen CO2-Äquivalente', 't CO2-Äq.', 'in t CO₂-Äquivalenten', 'Tonnen CO2e', 'tCO2äq'],
    kt: ['Tsd. t CO2e', 'kt CO2e', 'Tausend Tonnen CO2e', '1.000 t CO2e', 'TSD t CO2-Äquivalente', 'Tt CO2e'],
    mt: ['Mio. t CO2e', 'Millionen Tonnen CO2-Äquivalente', 'Mio t CO2e'],
  },
  fr: {
    rows: [
      'Émissions directes de GES (scope 1)',
      'Émissions indirectes de GES liées à l’énergie (scope 2), location-based',
      'Émissions indirectes de GES liées à l’énergie (scope 2), market-based',
      'Autres émissions indirectes de GES (scope 3)',
    ],
    t: ['tCO2e', 'teqCO2', 't éq. CO2', 'tonnes équivalent CO2', 'tonnes éq. CO2', 't CO2 eq', 'tCO2eq.'],
    kt: ['ktCO2e', 'milliers de tonnes éq. CO2', 'kteqCO2', 'kt éq. CO2', 'milliers de tonnes de CO2e'],
    mt: ['MtCO2e', 'millions de tonnes éq. CO2', 'Mt éq. CO2', 'MteqCO2'],
  },
  es: {
    rows: [
      'Emisiones directas de GEI (Alcance 1)',
      'Emisiones indirectas de GEI (Alcance 2), basado en la ubicación',
      'Emisiones indirectas de GEI (Alcance 2), basado en el mercado',
      'Otras emisiones indirectas de GEI (Alcance 3)',
    ],
    t: ['tCO2e', 'tCO2eq', 'toneladas de CO2 equivalente', 't CO2 eq.', 'toneladas CO2e', 'Tn CO2e', 'ton CO2e'],
    kt: ['miles de toneladas de CO2e', 'ktCO2e', 'miles t CO2e', 'miles de tCO2eq', 'kt CO2 eq'],
    mt: ['millones de toneladas de CO2e', 'Mt CO2 eq', 'millones de tCO2e'],
  },
  sv: {
    rows: [
      'Direkta växthusgasutsläpp (scope 1)',
      'Indirekta växthusgasutsläpp (scope 2), platsbaserad',
      'Indirekta växthusgasutsläpp (scope 2), marknadsbaserad',
      'Övriga indirekta växthusgasutsläpp (scope 3)',
    ],
    t: ['ton CO2e', 'ton CO2-ekv.', 'ton koldioxidekvivalenter', 'tCO2e', 'ton CO₂-ekvivalenter'],
    kt: ['tusen ton CO2e', 'kton CO2e', '1 000 ton CO2e', 'tusentals ton CO2e', 'kt CO2e'],
    mt: ['miljoner ton CO2e', 'Mton CO2e', 'milj. ton CO2e'],
  },
  da: {
    rows: [
      'Direkte udledninger (scope 1)',
      'Indirekte udledninger (scope 2), lokationsbaseret',
      'Indirekte udledninger (scope 2), markedsbaseret',
      'Øvrige indirekte udledninger (scope 3)',
    ],
    t: ['ton CO2e', 'tons CO2e', 'ton CO2-ækv.', 'ton CO2-ækvivalenter', 'tCO2e'],
    kt: ['1.000 ton CO2e', 'tusinde ton CO2e', 'kt CO2e', '1.000 tons CO2e', 'tusind ton CO2e'],
    mt: ['mio. ton CO2e', 'millioner ton CO2e', 'mio. tons CO2e'],
  },
  no: {
    rows: [
      'Direkte utslipp (scope 1)',
      'Indirekte utslipp (scope 2), lokasjonsbasert',
      'Indirekte utslipp (scope 2), markedsbasert',
      'Andre indirekte utslipp (scope 3)',
    ],
    t: ['tonn CO2e', 'tonn CO2-ekv.', 'tonn CO2-ekvivalenter', 'tCO2e'],
    kt: ['tusen tonn CO2e', '1 000 tonn CO2e', 'kt CO2e', '1000 tonn CO2-ekv.'],
    mt: ['millioner tonn CO2e', 'mill. tonn CO2e'],
  },
  fi: {
    rows: [
      'Suorat päästöt (scope 1)',
      'Epäsuorat päästöt (scope 2), sijaintiperusteinen',
      'Epäsuorat päästöt (scope 2), markkinaperusteinen',
      'Muut epäsuorat päästöt (scope 3)',
    ],
    t: ['tCO2e', 'tonnia CO2e', 't CO2-ekv.', 'tCO2ekv', 'hiilidioksidiekvivalenttitonnia', 'tonnia CO2-ekv.'],
    kt: ['tuhatta tonnia CO2e', '1 000 t CO2e', 'ktCO2e', '1 000 tCO2-ekv.', 'tuhatta t CO2e'],
    mt: ['miljoonaa tonnia CO2e', 'Mt CO2-ekv.', 'milj. t CO2e'],
  },
  ja: {
    rows: [
      'スコープ1（直接排出）',
      'スコープ2（ロケーション基準）',
      'スコープ2（マーケット基準）',
      'スコープ3（その他の間接排出）',
    ],
    t: ['t-CO2e', 't-CO₂', 'トンCO2', 'tCO2e', 't-CO2eq'],
    kt: ['千t-CO2', '千トンCO2', '千t-CO2e', 'kt-CO2e'],
    mt: ['百万t-CO2', '百万トンCO2e', '百万t-CO2e'],
  },
  nl: {
    rows: [
      'Directe emissies (scope 1)',
      'Indirecte emissies (scope 2), locatiegebaseerd',
      'Indirecte emissies (scope 2), marktgebaseerd',
      'Overige indirecte emissies (scope 3)',
    ],
    t: ['ton CO2e', 'ton CO2-equivalent', 'ton CO2-eq', 'tCO2e'],
    kt: ['kton CO2e', 'duizend ton CO2e', '1.000 ton CO2e'],
    mt: ['Mton CO2e', 'miljoen ton CO2e'],
  },
  it: {
    rows: [
      'Emissioni dirette di GHG (Scope 1)',
      'Emissioni indirette (Scope 2), location-based',
      'Emissioni indirette (Scope 2), market-based',
      'Altre emissioni indirette (Scope 3)',
    ],
    t: ['tCO2e', 'tCO2eq', 'tonnellate di CO2 equivalente', 'ton CO2eq', 't CO2 eq.'],
    kt: ['migliaia di tonnellate di CO2e', 'ktCO2eq', 'migliaia di tCO2eq'],
    mt: ['milioni di tonnellate di CO2e', 'MtCO2eq', 'milioni di tCO2eq'],
  },
  pt: {
    rows: [
      'Emissões diretas (Escopo 1)',
      'Emissões indiretas (Escopo 2), localização',
      'Emissões indiretas (Escopo 2), mercado',
      'Outras emissões indiretas (Escopo 3)',
    ],
    t: ['tCO2e', 'toneladas de CO2 equivalente', 'ton CO2e', 'tCO2eq', 't CO2 eq'],
    kt: ['mil tCO2e', 'milhares de toneladas de CO2e', 'ktCO2e', 'mil toneladas de CO2e'],
    mt: ['milhões de toneladas de CO2e', 'MtCO2e', 'milhões de tCO2e'],
  },
}

const codes = ['1', '2lb', '2mb', '3']
const sizes = [
  {
    kind: 't',
    factor: 1,
    amounts: [
      [48_231, 50_124],
      [22_310, 23_411],
      [9_120, 15_233],
      [612_345, 633_210],
    ],
  },
  {
    kind: 'kt',
    factor: 1e3,
    amounts: [
      [482, 501],
      [223, 234],
      [91, 152],
      [6_123, 6_332],
    ],
  },
  {
    kind: 'mt',
    factor: 1e6,
    amounts: [
      [4.8, 5.1],
      [2.3, 2.4],
      [0.9, 1.5],
      [61.2, 63.3],
    ],
  },
] as const

type Cells = readonly (readonly string[])[]

function tableOf(head: readonly string[], rows: Cells): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Where a unit stands. */
const places: Record<string, (unit: string, names: readonly string[], cells: Cells) => string> = {
  'over the labels': (unit, names, cells) =>
    tableOf(
      [unit, '2024', '2023'],
      names.map((name, at) => [name, ...(cells[at] ?? [])]),
    ),
  'in a column': (unit, names, cells) =>
    tableOf(
      ['', '', '2024', '2023'],
      names.map((name, at) => [name, unit, ...(cells[at] ?? [])]),
    ),
  'in the label': (unit, names, cells) =>
    tableOf(
      ['', '2024', '2023'],
      names.map((name, at) => [`${name} (${unit})`, ...(cells[at] ?? [])]),
    ),
  'over the table': (unit, names, cells) =>
    `${unit}\n\n${tableOf(
      ['', '2024', '2023'],
      names.map((name, at) => [name, ...(cells[at] ?? [])]),
    )}`,
  'beside the years': (unit, names, cells) =>
    tableOf(
      ['', `2024 (${unit})`, `2023 (${unit})`],
      names.map((name, at) => [name, ...(cells[at] ?? [])]),
    ),
  'behind the amounts': (unit, names, cells) =>
    tableOf(
      ['', '2024', '2023'],
      names.map((name, at) => [name, ...(cells[at] ?? []).map((cell) => `${cell} ${unit}`)]),
    ),
}

test.each(Object.entries(languages))('units in %s, wherever they stand', (language, { rows, ...units }) => {
  for (const { kind, factor, amounts } of sizes)
    for (const unit of units[kind]) {
      const cells = amounts.map((pair) => pair.map((one) => printedIn(one, language)))
      const expected = codes.flatMap((code, at) =>
        [2024, 2023].map(
          (year, place) => `${year} ${code} ${Number(((amounts[at]?.[place] ?? 0) * factor).toPrecision(9))}`,
        ),
      )
      for (const [place, write] of Object.entries(places)) {
        // "482 1,000 t" is no way to write it.
        if (place === 'behind the amounts' && /^['\d]/.test(unit)) continue
        expect(readIn2024(write(unit, rows, cells)), `${unit} ${place}`).toEqual(expected.toSorted())
      }
    }
})
