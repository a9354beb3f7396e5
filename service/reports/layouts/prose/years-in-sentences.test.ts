import { describe, expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

/** A and B are scope 1 of 2022 and 2023, C and D scope 2. */
const amounts = { A: 4667, B: 5491, C: 1234, D: 987 }

function read(said: string, language: string): string[] {
  const mark = { en: ',', fr: ' ', sv: ' ', no: ' ', fi: ' ' }[language] ?? '.'
  const printed = (amount: number) => String(amount).replace(/(?=\d{3}$)/, amount > 999 ? mark : '')
  const text = said.replace(/(?<!\p{L})[ABCD](?!\p{L})/gu, (letter) => printed(amounts[letter as 'A']))
  return readText(`# Report 2023\n\n${text}\n`)
}

const ofOneScope: Record<string, string[]> = {
  en: [
    'Scope 1 emissions were A t CO2e in 2022 and B t CO2e in 2023.',
    'In 2022, Scope 1 emissions totalled A t and in 2023 B t CO2e.',
    'In Scope 1, A t CO2e were emitted in 2022 and B t CO2e in 2023.',
    'In Scope 1, in 2022 a total of A t CO2e and in 2023 a total of B t CO2e were emitted.',
    'Scope 1: in 2022 A t CO2e, in 2023 B t CO2e.',
    'Scope 1 emissions for 2022 were A tonnes CO2e, while for 2023 they were B tonnes CO2e.',
    'Scope 1 emissions were A tonnes CO2e for 2022; in 2023 they were B tonnes CO2e.',
    'Our 2022 Scope 1 emissions were A tonnes of CO2e, and our 2023 Scope 1 emissions were B tonnes of CO2e.',
    '2022 Scope 1 emissions: A tCO2e; 2023 Scope 1 emissions: B tCO2e.',
    'Scope 1 emissions (2022): A tCO2e, (2023): B tCO2e.',
    'Scope 1 emissions rose from A tCO2e in 2022 to B tCO2e in 2023.',
    'Scope 1 emissions in 2023 were B tCO2e, compared to A tCO2e in 2022.',
    'Scope 1 emissions in 2023 were B tCO2e (2022: A tCO2e).',
    'Scope 1 emissions in 2023 were B tCO2e (A tCO2e in 2022).',
    'Against A tCO2e of Scope 1 emissions in 2022, we emitted B tCO2e in 2023.',
    'In 2023 we emitted B tonnes CO2e in Scope 1, up from A tonnes CO2e the year before.',
    'We emitted B tonnes CO2e under Scope 1 in 2023 and A tonnes CO2e in 2022.',
    'Under Scope 1, for 2022 A tonnes CO2e were recorded, for 2023 B tonnes CO2e.',
    'Scope 1 accounted for A tonnes CO2e in 2022. In 2023 it was B tonnes CO2e.',
    'In 2022, it was A tonnes CO2e for Scope 1; for 2023, B tonnes CO2e.',
    'Scope 1 emissions amounted to A and B tonnes CO2e in 2022 and 2023, respectively.',
    'Scope 1 emissions in 2022 and 2023 amounted to A and B tonnes CO2e respectively.',
    'During FY22 Scope 1 emissions were A tCO2e and during FY23 B tCO2e.',
  ],
  de: [
    'Im Scope 1 fielen in 2022 insgesamt A t und in 2023 B t CO2-Äquivalente an.',
    'Auf Scope 1 sind unter Berücksichtigung des Gasmixes in 2022 A t CO2-Äquivalente zurückzuführen, im Jahr 2023 waren es B t CO2-Äquivalente.',
    'In Scope 1 wurden für 2022 A t CO2-Äquivalente festgehalten, im Jahr 2023 B t CO2-Äquivalente.',
    'Die Scope-1-Emissionen betrugen 2022 A t CO2e und 2023 B t CO2e.',
    'Die Scope-1-Emissionen betrugen im Jahr 2022 A t CO2e und im Jahr 2023 B t CO2e.',
    'Die Scope-1-Emissionen beliefen sich 2023 auf B t CO2e (2022: A t CO2e).',
    'Die Scope-1-Emissionen beliefen sich 2023 auf B t CO2e (Vorjahr: A t CO2e).',
    'Die Scope-1-Emissionen stiegen von A t CO2e im Jahr 2022 auf B t CO2e im Jahr 2023.',
    'Die Scope-1-Emissionen stiegen von A t CO2e (2022) auf B t CO2e (2023).',
    '2022 lagen die Scope-1-Emissionen bei A t CO2e, 2023 bei B t CO2e.',
    'Im Jahr 2022 lagen die Scope-1-Emissionen bei A t CO2e, im Jahr 2023 bei B t CO2e.',
    'Im Geschäftsjahr 2023 wurden in Scope 1 B t CO2e ausgestoßen, nach A t CO2e im Jahr 2022.',
    'Scope 1: A t CO2e (2022), B t CO2e (2023).',
    'Scope 1: 2022: A t CO2e, 2023: B t CO2e.',
    'Scope 1 verursachte A t CO2e in 2022 und B t CO2e in 2023.',
  ],
  fr: [
    'Les émissions de scope 1 étaient de A t CO2e en 2022 et de B t CO2e en 2023.',
    "En 2022, les émissions de scope 1 s'élevaient à A t CO2e et en 2023 à B t CO2e.",
    'Les émissions du scope 1 sont passées de A t CO2e en 2022 à B t CO2e en 2023.',
    "Les émissions du scope 1 s'élèvent à B t CO2e en 2023, contre A t CO2e en 2022.",
    "Les émissions du scope 1 s'élèvent à B t CO2e en 2023 (A t CO2e en 2022).",
    'Pour le scope 1, en 2022 A t CO2e et en 2023 B t CO2e ont été émises.',
    'Scope 1 : A t CO2e (2022), B t CO2e (2023).',
    'Pour 2022, le scope 1 représente A t CO2e ; pour 2023, B t CO2e.',
  ],
  es: [
    'Las emisiones de alcance 1 fueron de A t CO2e en 2022 y de B t CO2e en 2023.',
    'En 2022 las emisiones de alcance 1 fueron A t CO2e y en 2023 B t CO2e.',
    'Las emisiones de alcance 1 pasaron de A t CO2e en 2022 a B t CO2e en 2023.',
    'Las emisiones de alcance 1 ascendieron a B t CO2e en 2023, frente a A t CO2e en 2022.',
    'Las emisiones de alcance 1 ascendieron a B t CO2e en 2023 (2022: A t CO2e).',
    'Para 2022, el alcance 1 fue de A t CO2e; para 2023, de B t CO2e.',
  ],
  it: [
    'Le emissioni Scope 1 sono state pari a A t CO2e nel 2022 e a B t CO2e nel 2023.',
    'Nel 2022 le emissioni Scope 1 sono state A t CO2e e nel 2023 B t CO2e.',
    'Le emissioni Scope 1 sono passate da A t CO2e nel 2022 a B t CO2e nel 2023.',
    'Le emissioni Scope 1 ammontano a B t CO2e nel 2023, contro A t CO2e nel 2022.',
    'Le emissioni Scope 1 ammontano a B t CO2e nel 2023 (A t CO2e nel 2022).',
  ],
  pt: [
    'As emissões de escopo 1 foram de A t CO2e em 2022 e de B t CO2e em 2023.',
    'Em 2022 as emissões de escopo 1 foram A t CO2e e em 2023 B t CO2e.',
    'As emissões de escopo 1 passaram de A t CO2e em 2022 para B t CO2e em 2023.',
  ],
  sv: [
    'Utsläppen i scope 1 var A ton CO2e 2022 och B ton CO2e 2023.',
    'År 2022 var utsläppen i scope 1 A ton CO2e och år 2023 B ton CO2e.',
    'Under 2022 uppgick utsläppen i scope 1 till A ton CO2e och under 2023 till B ton CO2e.',
    'Utsläppen i scope 1 uppgick 2023 till B ton CO2e, jämfört med A ton CO2e 2022.',
  ],
  nl: [
    'De scope 1-emissies bedroegen A ton CO2e in 2022 en B ton CO2e in 2023.',
    'In 2022 bedroegen de scope 1-emissies A ton CO2e en in 2023 B ton CO2e.',
    'De scope 1-emissies stegen van A ton CO2e in 2022 naar B ton CO2e in 2023.',
    'De scope 1-uitstoot was in 2023 B ton CO2e, tegenover A ton CO2e in 2022.',
  ],
  da: [
    'Scope 1-udledningen var A ton CO2e i 2022 og B ton CO2e i 2023.',
    'I 2022 var scope 1-udledningen A ton CO2e og i 2023 B ton CO2e.',
    'Scope 1-udledningen steg fra A ton CO2e i 2022 til B ton CO2e i 2023.',
    'Scope 1-udledningen udgjorde B ton CO2e i 2023 mod A ton CO2e i 2022.',
  ],
  no: [
    'Scope 1-utslippene var A tonn CO2e i 2022 og B tonn CO2e i 2023.',
    'I 2022 var scope 1-utslippene A tonn CO2e, og i 2023 B tonn CO2e.',
    'Scope 1-utslippene økte fra A tonn CO2e i 2022 til B tonn CO2e i 2023.',
  ],
  fi: [
    'Scope 1 -päästöt olivat A tonnia CO2e vuonna 2022 ja B tonnia CO2e vuonna 2023.',
    'Vuonna 2022 scope 1 -päästöt olivat A tonnia CO2e ja vuonna 2023 B tonnia CO2e.',
  ],
}

describe.each(Object.entries(ofOneScope))('two years in one sentence, %s', (language, sentences) => {
  test.each(sentences)('%s', (said) => {
    expect(read(said, language)).toEqual(['2022 1 4667', '2023 1 5491'])
  })
})

const ofTwoScopes = [
  [
    'en',
    'In 2022, Scope 1 emissions were A t CO2e and Scope 2 emissions C t CO2e; in 2023, Scope 1 emissions were B t CO2e and Scope 2 emissions D t CO2e.',
  ],
  [
    'en',
    'Scope 1 emissions were A t CO2e in 2022 and B t CO2e in 2023. Scope 2 emissions were C t CO2e in 2022 and D t CO2e in 2023.',
  ],
  [
    'en',
    'Scope 1 emissions were A t CO2e in 2022 and B t CO2e in 2023, Scope 2 emissions C t CO2e in 2022 and D t CO2e in 2023.',
  ],
  ['en', 'In 2023 we emitted B t CO2e in Scope 1 (2022: A t CO2e) and D t CO2e in Scope 2 (2022: C t CO2e).'],
  ['en', 'Scope 1: B t CO2e (2022: A t CO2e). Scope 2: D t CO2e (2022: C t CO2e).'],
  ['en', 'Scope 1: A t CO2e (2022), B t CO2e (2023). Scope 2: C t CO2e (2022), D t CO2e (2023).'],
  ['en', '2022: Scope 1 A t CO2e, Scope 2 C t CO2e. 2023: Scope 1 B t CO2e, Scope 2 D t CO2e.'],
  ['en', '2022: A t CO2e (Scope 1), C t CO2e (Scope 2); 2023: B t CO2e (Scope 1), D t CO2e (Scope 2).'],
  ['en', 'For 2022, A t CO2e were Scope 1 and C t CO2e Scope 2. For 2023, B t CO2e were Scope 1 and D t CO2e Scope 2.'],
  [
    'en',
    'In 2023, Scope 1 emissions rose to B t CO2e from A t CO2e in 2022, while Scope 2 emissions fell to D t CO2e from C t CO2e in 2022.',
  ],
  [
    'en',
    'In 2022 Scope 1 emissions totalled A t CO2e. Scope 2 emissions were C t CO2e. In 2023 Scope 1 emissions totalled B t CO2e. Scope 2 emissions were D t CO2e.',
  ],
  ['en', '2023 Scope 1 emissions were B t CO2e (2022: A) and Scope 2 emissions were D t CO2e (2022: C).'],
  ['en', 'Scope 1 (2023): B t CO2e. Scope 1 (2022): A t CO2e. Scope 2 (2023): D t CO2e. Scope 2 (2022): C t CO2e.'],
  ['en', 'Scope 1 2023: B t CO2e, Scope 2 2023: D t CO2e, Scope 1 2022: A t CO2e, Scope 2 2022: C t CO2e.'],
  ['en', 'FY2023 Scope 1: B tCO2e; FY2022 Scope 1: A tCO2e; FY2023 Scope 2: D tCO2e; FY2022 Scope 2: C tCO2e.'],
  [
    'de',
    'Im Jahr 2022 betrugen die Emissionen A t CO2e (Scope 1) und C t CO2e (Scope 2), im Jahr 2023 B t CO2e (Scope 1) und D t CO2e (Scope 2).',
  ],
  [
    'en',
    'Die Emissionen aus Scope 1 betrugen A t CO2e (2022) bzw. B t CO2e (2023), die aus Scope 2 C t CO2e (2022) bzw. D t CO2e (2023).',
  ],
  [
    'de',
    'Im Jahr 2023 betrugen die Scope-1-Emissionen B t CO2e (Vorjahr: A t CO2e) und die Scope-2-Emissionen D t CO2e (Vorjahr: C t CO2e).',
  ],
  [
    'de',
    "En 2023, les émissions du scope 1 s'élèvent à B t CO2e (A t CO2e en 2022) et celles du scope 2 à D t CO2e (C t CO2e en 2022).",
  ],
  ['de', 'Utsläppen i scope 1 var B ton CO2e (A ton CO2e 2022) och i scope 2 D ton CO2e (C ton CO2e 2022) under 2023.'],
  [
    'de',
    'Las emisiones de alcance 1 fueron B t CO2e en 2023 (A t CO2e en 2022) y las de alcance 2 D t CO2e (C t CO2e en 2022).',
  ],
  ['en', '• Scope 1: B t CO2e (A t CO2e in 2022)\n• Scope 2: D t CO2e (C t CO2e in 2022)'],
  ['en', '- 2023: Scope 1 B t CO2e; Scope 2 D t CO2e\n- 2022: Scope 1 A t CO2e; Scope 2 C t CO2e'],
  ['en', 'Scope 1\n- 2022: A t CO2e\n- 2023: B t CO2e\n\nScope 2\n- 2022: C t CO2e\n- 2023: D t CO2e'],
  ['en', '2022\n\n- Scope 1: A t CO2e\n- Scope 2: C t CO2e\n\n2023\n\n- Scope 1: B t CO2e\n- Scope 2: D t CO2e'],
  ['en', '### 2022\n\nScope 1: A t CO2e\n\nScope 2: C t CO2e\n\n### 2023\n\nScope 1: B t CO2e\n\nScope 2: D t CO2e'],
  ['en', 'Emissions 2022\nScope 1: A t CO2e\nScope 2: C t CO2e\nEmissions 2023\nScope 1: B t CO2e\nScope 2: D t CO2e'],
  [
    'en',
    'Scope 1 emissions of A t CO2e in 2022 grew to B t CO2e in 2023; Scope 2 emissions of C t CO2e in 2022 fell to D t CO2e in 2023.',
  ],
  [
    'en',
    'Scope 1 and 2 emissions in 2022 were A and C t CO2e, respectively. Scope 1 and 2 emissions in 2023 were B and D t CO2e, respectively.',
  ],
  [
    'en',
    'Of our emissions in 2023, B t CO2e were Scope 1 and D t CO2e were Scope 2 (2022: A t CO2e Scope 1 and C t CO2e Scope 2).',
  ],
  ['en', 'Year 2022 – Scope 1: A tCO2e – Scope 2: C tCO2e. Year 2023 – Scope 1: B tCO2e – Scope 2: D tCO2e.'],
] as const

test.each(ofTwoScopes)('two years and two scopes, %s: %s', (language, said) => {
  expect(read(said, language)).toEqual(['2022 1 4667', '2022 2 1234', '2023 1 5491', '2023 2 987'])
})

const headings = [
  ['2022', '2023'],
  ['### 2022', '### 2023'],
  ['**2022**', '**2023**'],
  ['FY 2022', 'FY 2023'],
  ['Emissions 2022', 'Emissions 2023'],
  ['2022 emissions', '2023 emissions'],
  ['Financial year 2022', 'Financial year 2023'],
  ['2021/22', '2022/23'],
  ['GHG emissions in 2022', 'GHG emissions in 2023'],
  ['Jahr 2022', 'Jahr 2023'],
  ['År 2022', 'År 2023'],
  ['2022:', '2023:'],
  ['Our footprint 2022', 'Our footprint 2023'],
  ['Results for 2022', 'Results for 2023'],
  ['2022年度', '2023年度'],
] as const
const lists: Record<string, string> = {
  bullets: '- Scope 1: A t CO2e\n- Scope 2: C t CO2e',
  paragraphs: 'Scope 1: A t CO2e\n\nScope 2: C t CO2e',
  sentences: 'Scope 1 emissions were A t CO2e. Scope 2 emissions were C t CO2e.',
  cards: 'A t CO2e\nScope 1\n\nC t CO2e\nScope 2',
  tables: '| Scope | t CO2e |\n|---|---|\n| Scope 1 | A |\n| Scope 2 | C |',
}

describe.each(Object.entries(lists))('%s under years as headings', (_, list) => {
  const next = list.replace(/\bA\b/, 'B').replace(/\bC\b/, 'D')
  test.each(headings)('%s', (one, other) => {
    expect(read(`${one}\n\n${list}\n\n${other}\n\n${next}`, 'en')).toEqual([
      '2022 1 4667',
      '2022 2 1234',
      '2023 1 5491',
      '2023 2 987',
    ])
  })
  test.each(['Target 2030', '2030', 'Goals 2030'])('%s is to come', (aim) => {
    expect(read(`### 2023\n\n${list}\n\n### ${aim}\n\n${next}`, 'en')).toEqual(['2023 1 4667', '2023 2 1234'])
  })
})

test('years line after line head no list', () => {
  const lines = ['2021', '2022', '2023', 'Scope 1: 4,667 t CO2e', 'Scope 2: 1,234 t CO2e']
  expect(readText(`# Report 2023\n\n${lines.join('\n')}\n`)).toEqual(['2023 1 4667', '2023 2 1234'])
})

test.each([
  'Scope 1 emissions, which had been high in 2019, were 5,491 t CO2e, in 2023, 5% less than expected.',
  'Scope 1 emissions, which had been high in 2019, were 5,491 t CO2e and in 2023 2 per cent less than expected.',
])('a share behind a year is no amount of that year: %s', (said) => {
  expect(readText(`# Report 2023\n\n${said}\n`)).toEqual(['2023 1 5491'])
})
