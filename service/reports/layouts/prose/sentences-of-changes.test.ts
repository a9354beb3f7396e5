import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

/** What sentences say of scopes besides how much was emitted: aims, changes, what was saved or compensated, ratios, and others' emissions. */
const sentences = [
  'We aim to reduce Scope 1 emissions to 12,000 tCO2e by 2030.',
  'Our target is 12,000 tCO2e of Scope 1 emissions in 2030.',
  'We reduced Scope 1 emissions by 3,204 tCO2e in 2024.',
  'Scope 1 emissions fell by 3,204 tCO2e compared with 2023.',
  'Energy efficiency projects avoided 3,204 tCO2e of Scope 2 emissions.',
  'We offset 12,000 tCO2e of Scope 1 emissions through credits.',
  'Scope 1 intensity was 12.4 tCO2e per million EUR.',
  'The Scope 1 emissions of our suppliers amounted to 3,204 tCO2e.',
  'Solar panels at our Madrid site will save 3,204 tCO2e of Scope 2 emissions a year.',
  'Around 3,204 tCO2e of our Scope 1 emissions are covered by the EU ETS.',
  'Wir wollen die Scope-1-Emissionen bis 2030 auf 12.000 t CO2e senken.',
  'Die Scope-1-Emissionen sanken um 3.204 t CO2e.',
  'Durch Photovoltaik wurden 3.204 t CO2e Scope-2-Emissionen vermieden.',
  'Im Bereich Scope 1 wurden 3.204 t CO2e eingespart.',
  'Das Ziel für Scope 1 liegt bei 12.000 t CO2e.',
  'Die Scope-1-Intensität betrug 12,4 t CO2e je Mio. Euro Umsatz.',
  'Wir haben 12.000 t CO2e aus Scope 1 kompensiert.',
  'Gegenüber dem Vorjahr haben wir in Scope 1 3.204 t CO2e reduziert.',
  'Nous visons une réduction des émissions de scope 1 à 12 000 tCO2e d’ici 2030.',
  'Les émissions de scope 1 ont diminué de 3 204 tCO2e.',
  'Ces projets ont permis d’éviter 3 204 tCO2e de scope 2.',
  'L’intensité scope 1 est de 12,4 tCO2e par million d’euros.',
  'Nous avons compensé 12 000 tCO2e du scope 1.',
  'Le scope 1 a baissé de 3 204 tCO2e par rapport à 2023.',
  'L’objectif scope 1 est de 12 000 tCO2e.',
  'Nuestro objetivo es reducir el alcance 1 hasta 12.000 tCO2e en 2030.',
  'Las emisiones de alcance 1 disminuyeron en 3.204 tCO2e.',
  'Se evitaron 3.204 tCO2e de alcance 2.',
  'Hemos compensado 12.000 tCO2e del alcance 1.',
  'La intensidad de alcance 1 fue de 12,4 tCO2e por empleado.',
  'El alcance 1 se redujo en 3.204 tCO2e.',
  'Målet är att minska utsläppen i scope 1 till 12 000 ton CO2e 2030.',
  'Utsläppen i scope 1 minskade med 3 204 ton CO2e.',
  'Åtgärderna sparade 3 204 ton CO2e i scope 2.',
  'Vi har klimatkompenserat 12 000 ton CO2e i scope 1.',
  'Utsläppen i scope 1 ökade med 3 204 ton CO2e.',
  'Utsläppsintensiteten i scope 1 var 12,4 ton CO2e per miljon kronor.',
  'Målet er at reducere scope 1 til 12.000 ton CO2e i 2030.',
  'Scope 1-udledningen faldt med 3.204 ton CO2e.',
  'Vi har reduceret scope 1 med 3.204 ton CO2e.',
  'Scope 1-udledningerne steg med 3.204 ton CO2e.',
  'Målet er å redusere scope 1 til 12 000 tonn CO2e innen 2030.',
  'Utslippene i scope 1 ble redusert med 3 204 tonn CO2e.',
  'Scope 1-utslippene økte med 3 204 tonn CO2e.',
  'Utslippene i scope 1 gikk ned med 3 204 tonn CO2e.',
  'Tavoitteena on vähentää scope 1 -päästöt 12 000 tonniin CO2e vuoteen 2030 mennessä.',
  'Scope 1 -päästöt vähenivät 3 204 tonnia CO2e.',
  'Scope 1 -päästöt laskivat 3 204 tCO2e.',
  'Kompensoimme 12 000 tCO2e scope 1 -päästöjä.',
  'Scope 1 -päästömme kasvoivat 3 204 tCO2e edellisvuodesta.',
  'スコープ1の排出量を3,204t-CO2削減しました。',
  '2030年度までにスコープ1を12,000t-CO2に削減する目標です。',
  'スコープ1は前年度比3,204t-CO2減少しました。',
  'スコープ1は前年度より3,204t-CO2増加しました。',
  'We willen scope 1 terugbrengen tot 12.000 ton CO2e in 2030.',
  'De scope 1-uitstoot daalde met 3.204 ton CO2e.',
  'De scope 1-emissies namen af met 3.204 ton CO2e.',
  'Le emissioni Scope 1 sono diminuite di 3.204 tCO2e.',
  'L’obiettivo Scope 1 è di 12.000 tCO2e al 2030.',
  'As emissões de Escopo 1 diminuíram 3.204 tCO2e.',
  'Reduzimos 3.204 tCO2e do Escopo 1.',
  'Compensamos 12.000 tCO2e do Escopo 1.',
  'Abbiamo compensato 12.000 tCO2e di Scope 1.',
  'Abbiamo evitato 3.204 tCO2e di Scope 2.',
]

test('sentences that name a scope and tell none of its amounts', () => {
  for (const sentence of sentences) expect(readText(`# Report 2024\n\n${sentence}\n`), sentence).toEqual([])
})

test('sentences that tell what was emitted in the same words', () => {
  const read = (sentence: string) => readText(`# Report 2024\n\n${sentence}\n`)
  expect(read('Die Scope-1-Emissionen wurden auf 9.127 t CO2e reduziert.')).toEqual(['2024 1 9127'])
  expect(read('Les émissions de scope 1 ont été ramenées à 9 127 tCO2e.')).toEqual(['2024 1 9127'])
  expect(read('Las emisiones de alcance 1 se redujeron a 9.127 tCO2e.')).toEqual(['2024 1 9127'])
  expect(read('Scope 1 -päästöt laskivat 9 127 tonniin CO2e.')).toEqual(['2024 1 9127'])
  expect(read('De scope 1-emissies daalden naar 9.127 ton CO2e.')).toEqual(['2024 1 9127'])
  expect(read('Scope 1 emissions of 9,127 t CO2e are covered by limited assurance.')).toEqual(['2024 1 9127'])
})
