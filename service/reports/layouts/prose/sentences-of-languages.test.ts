import { expect, test } from 'vitest'
import { printedIn, readIn2024 } from '@/service/reports/testing/read-test-pages'

/** Sentences as reports say them, with places for amounts and their unit; the scope of each amount, "-23" where it is of 2023. */
const sentences: Record<string, [text: string, values: string][]> = {
  en: [
    ['In 2024, our Scope 1 emissions amounted to {a} {u} and Scope 2 (market-based) emissions to {b} {u}.', '1,2mb'],
    ['Scope 1 emissions: {a} {u} (2023: {c} {u}).', '1,1-23'],
    ['Our Scope 3 emissions totalled {a} {u} in 2024, compared with {c} {u} in 2023.', '3,3-23'],
    ['We emitted {a} {u} of Scope 1 and {b} {u} of Scope 2 greenhouse gases in 2024.', '1,2'],
    ['Scope 1 and Scope 2 emissions were {a} {u} and {b} {u}, respectively, in 2024.', '1,2'],
  ],
  de: [
    [
      'Im Jahr 2024 betrugen die Scope-1-Emissionen {a} {u} und die marktbasierten Scope-2-Emissionen {b} {u}.',
      '1,2mb',
    ],
    ['Die Scope-3-Emissionen beliefen sich 2024 auf {a} {u} (Vorjahr: {c} {u}).', '3,3-23'],
    ['Scope 1: {a} {u}, Scope 2: {b} {u} (2024).', '1,2'],
  ],
  fr: [
    [
      'En 2024, les émissions de scope 1 se sont élevées à {a} {u} et celles de scope 2 (market-based) à {b} {u}.',
      '1,2mb',
    ],
    ['Les émissions de scope 3 ont atteint {a} {u} en 2024, contre {c} {u} en 2023.', '3,3-23'],
    ['Scope 1 : {a} {u} ; scope 2 : {b} {u} (2024).', '1,2'],
  ],
  es: [
    [
      'En 2024, las emisiones de alcance 1 ascendieron a {a} {u} y las de alcance 2 (basado en el mercado) a {b} {u}.',
      '1,2mb',
    ],
    ['Las emisiones de alcance 3 fueron de {a} {u} en 2024, frente a {c} {u} en 2023.', '3,3-23'],
  ],
  sv: [
    ['Under 2024 uppgick utsläppen i scope 1 till {a} {u} och i scope 2 (marknadsbaserat) till {b} {u}.', '1,2mb'],
    ['Utsläppen i scope 3 uppgick till {a} {u} 2024 jämfört med {c} {u} 2023.', '3,3-23'],
    ['Scope 1-utsläppen var {a} {u} (2023: {c} {u}).', '1,1-23'],
  ],
  da: [
    ['I 2024 udgjorde scope 1-udledningerne {a} {u} og de markedsbaserede scope 2-udledninger {b} {u}.', '1,2mb'],
    ['Scope 3-udledningen var {a} {u} i 2024 mod {c} {u} i 2023.', '3,3-23'],
  ],
  no: [
    ['I 2024 var utslippene i scope 1 {a} {u} og i scope 2 (markedsbasert) {b} {u}.', '1,2mb'],
    ['Utslippene i scope 3 var {a} {u} i 2024 mot {c} {u} i 2023.', '3,3-23'],
  ],
  fi: [
    ['Vuonna 2024 scope 1 -päästöt olivat {a} {u} ja markkinaperusteiset scope 2 -päästöt {b} {u}.', '1,2mb'],
    ['Scope 3 -päästöt olivat {a} {u} vuonna 2024 (2023: {c} {u}).', '3,3-23'],
  ],
  ja: [['2024年度のスコープ1排出量は{a}{u}、スコープ2排出量は{b}{u}でした。', '1,2']],
  nl: [
    ['In 2024 bedroegen de scope 1-emissies {a} {u} en de scope 2-emissies (marktgebaseerd) {b} {u}.', '1,2mb'],
    ['De scope 3-emissies bedroegen {a} {u} in 2024, tegenover {c} {u} in 2023.', '3,3-23'],
    ['De scope 3-emissies bedroegen {a} {u} in 2024, vergeleken met {c} {u} in 2023.', '3,3-23'],
  ],
  it: [
    ['Nel 2024 le emissioni Scope 1 sono state pari a {a} {u} e quelle Scope 2 (market-based) a {b} {u}.', '1,2mb'],
    ['Le emissioni Scope 3 sono state {a} {u} nel 2024, rispetto a {c} {u} nel 2023.', '3,3-23'],
  ],
  pt: [
    ['Em 2024, as emissões de Escopo 1 foram de {a} {u} e as de Escopo 2 (abordagem de mercado) de {b} {u}.', '1,2mb'],
    ['As emissões de Escopo 3 totalizaram {a} {u} em 2024, ante {c} {u} em 2023.', '3,3-23'],
  ],
}

/** How running text names tonnes, thousands and millions of them. */
const units: Record<string, { t: string[]; kt: string[]; mt: string[] }> = {
  en: {
    t: [
      'tCO2e',
      'metric tons CO2e',
      'tonnes of CO2 equivalent',
      'tonnes',
      'MTCO2e',
      't CO2-eq',
      'metric tonnes of carbon dioxide equivalent (tCO2e)',
    ],
    kt: ['thousand tonnes of CO2e', 'ktCO2e', 'kilotonnes CO2e', 'thousand metric tons CO2e'],
    mt: ['million tonnes CO2e', 'MtCO2e', 'million metric tons of CO2e', 'Mt'],
  },
  de: {
    t: ['t CO2e', 'Tonnen CO2e', 'Tonnen CO2-Äquivalente', 't CO2-Äq.', 't'],
    kt: ['Tsd. t CO2e', 'Tausend Tonnen CO2e', 'kt CO2e'],
    mt: ['Mio. t CO2e', 'Millionen Tonnen CO2e'],
  },
  fr: {
    t: ['tCO2e', 'teqCO2', 't éq. CO2', 'tonnes équivalent CO2', 'tonnes de CO2 équivalent', 'tonnes éq. CO2'],
    kt: ['ktCO2e', 'milliers de tonnes éq. CO2', 'kteqCO2'],
    mt: ['MtCO2e', 'millions de tonnes éq. CO2', 'Mt éq. CO2'],
  },
  es: {
    t: ['tCO2e', 'tCO2eq', 'toneladas de CO2 equivalente', 'toneladas de CO2e'],
    kt: ['miles de toneladas de CO2e', 'ktCO2e'],
    mt: ['millones de toneladas de CO2e', 'MtCO2e'],
  },
  sv: {
    t: ['ton CO2e', 'ton koldioxidekvivalenter', 'ton', 'ton CO2-ekvivalenter'],
    kt: ['tusen ton CO2e', 'kton CO2e', 'tusen ton'],
    mt: ['miljoner ton CO2e', 'Mton CO2e', 'miljoner ton'],
  },
  da: {
    t: ['ton CO2e', 'tons CO2e', 'ton CO2-ækvivalenter'],
    kt: ['tusind ton CO2e', 'kt CO2e'],
    mt: ['mio. ton CO2e', 'millioner ton CO2e', 'mio. tons CO2e'],
  },
  no: {
    t: ['tonn CO2e', 'tonn CO2-ekvivalenter', 'tonn'],
    kt: ['tusen tonn CO2e', 'kt CO2e'],
    mt: ['millioner tonn CO2e', 'mill. tonn CO2e'],
  },
  fi: {
    t: ['tCO2e', 'tonnia CO2e', 'hiilidioksidiekvivalenttitonnia', 'tonnia'],
    kt: ['tuhatta tonnia CO2e', 'ktCO2e'],
    mt: ['miljoonaa tonnia CO2e', 'Mt CO2e'],
  },
  ja: { t: ['t-CO2', 'トンCO2', 'tCO2e', 'トン'], kt: ['千t-CO2', '千トン'], mt: ['百万t-CO2', '百万トン'] },
  nl: {
    t: ['ton CO2e', 'ton CO2-equivalent', 'ton'],
    kt: ['kton CO2e', 'duizend ton CO2e'],
    mt: ['Mton CO2e', 'miljoen ton CO2e'],
  },
  it: {
    t: ['tCO2e', 'tCO2eq', 'tonnellate di CO2 equivalente', 'tonnellate di CO2e'],
    kt: ['migliaia di tonnellate di CO2e', 'ktCO2eq'],
    mt: ['milioni di tonnellate di CO2e', 'MtCO2eq'],
  },
  pt: {
    t: ['tCO2e', 'toneladas de CO2 equivalente', 'toneladas de CO2e'],
    kt: ['mil toneladas de CO2e', 'mil tCO2e', 'ktCO2e'],
    mt: ['milhões de toneladas de CO2e', 'MtCO2e'],
  },
}

const sizes = [
  { kind: 't', factor: 1, amounts: { a: 48_231, b: 22_310, c: 50_124 } },
  { kind: 'kt', factor: 1e3, amounts: { a: 482, b: 223, c: 501 } },
  { kind: 'mt', factor: 1e6, amounts: { a: 4.8, b: 2.3, c: 5.1 } },
] as const

test.each(Object.keys(sentences))('amounts in sentences, each with its unit and its year: %s', (language) => {
  for (const [sentence, values] of sentences[language] ?? [])
    for (const { kind, factor, amounts } of sizes)
      for (const unit of units[language]?.[kind] ?? []) {
        const { a, b, c } = amounts
        const text = Object.entries(amounts).reduce(
          (said, [place, amount]) => said.replaceAll(`{${place}}`, printedIn(amount, language)),
          sentence.replaceAll('{u}', unit),
        )
        const expected = values.split(',').map((scope, at) => {
          const [amount, year] = scope.endsWith('-23') ? [c, 2023] : [at === 0 ? a : b, 2024]
          return `${year} ${scope.replace('-23', '')} ${Number((amount * factor).toPrecision(9))}`
        })
        expect(readIn2024(text), text).toEqual(expected.toSorted())
      }
})
