import { lineText, type Page } from '@/service/reports/model/page'
import { findUnit, isIntensity, namesUnit } from './parse-unit'
import { plainText } from './plain-text'

/** "All figures in thousand tonnes CO2e unless otherwise stated", "Angaben in t CO2e", "単位:千t-CO2": the unit of everything that follows. */
const statement = new RegExp(
  [
    String.raw`\b(?:all|figures?|values?|data|amounts?|numbers?|emissions?|units?|results?)\b[^.;\d]{0,50}?\b(?:in|as)\b(?<units>.{1,60}?)(?:unless|except|if not|,? where not|[.;)]|$)`,
    String.raw`\b(?:alle )?(?:angaben|werte|daten|zahlen|emissionen)\b[^.;\d]{0,40}?\bin\b.{1,50}`,
    String.raw`\b(?:alla )?(?:värden|siffror|uppgifter|data|utsläpp|mängder)\b[^.;\d]{0,40}?\bi\b.{1,50}`,
    String.raw`\b(?:données|chiffres|valeurs|émissions|montants)\b[^.;\d]{0,40}?\ben\b.{1,50}`,
    String.raw`\b(?:datos|cifras|valores|emisiones|dati|valori|emissioni|dados|emissões)\b[^.;\d]{0,40}?\b(?:en|in|em)\b.{1,50}`,
    String.raw`\b(?:tall|verdier|utslipp|udledninger?|luvut|tiedot|päästöt)\b[^.;\d]{0,40}?(?:\bi\b)?.{1,50}`,
    String.raw`\b(?:units?|einheit(?:en)?|enhet(?:er)?|enhed(?:er)?|unités?|unidad(?:es)?|unità|unidades?|yksikkö|eenheid)(?: of measure(?:ment)?)? ?:.{1,40}`,
    String.raw`単位 ?[:：].{1,30}`,
  ].join('|'),
  'i',
)

/** The unit that a sentence or note states for all amounts of its page or report; null without one. */
export function statedUnit(page: Page): string | null {
  const stated = page.lines
    .map((line) => plainText(lineText(line)))
    .filter((text) => text.length < 200 && !isIntensity(text))
    .map((text) => statement.exec(text)?.[0] ?? '')
    .filter((text) => text !== '' && namesUnit(text, true))
  return onlyUnit(stated)
}

/** Returns the only unit: different ones say nothing about a table without its own. */
export function onlyUnit(texts: Iterable<string>): string | null {
  const [first, ...others] = texts
  return first !== undefined && others.every((one) => findUnit(one)?.tonnes === findUnit(first)?.tonnes) ? first : null
}
