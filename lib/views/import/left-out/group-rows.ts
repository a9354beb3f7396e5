import { findCountryCode } from '@/lib/views/registration/find-country-code'

/** Regions of the world by which lists are grouped, beside countries. */
const regions = new RegExp(
  `^(?:(?:the )?(?:${[
    'americas?',
    '(?:north|south|latin|central) america',
    'namer|noram|latam|amer|na|sa',
    'emea|apac|apj|asean|dach|mena|benelux|cee|bric?s?|eu|eea|ews?|row',
    '(?:(?:north|south|west|east|central|northern|southern|western|eastern)[ -])?(?:europe|asia|africa)',
    'middle east(?: (?:and|&) africa)?|oceania|australasia|asia[ -]pacific|far east|nordics?|scandinavia|baltics?|rest of (?:the )?world|international|domestic|overseas|worldwide',
    '(?:nord|s[üu]d|mittel|latein|west|ost|zentral)?-?(?:amerika|europa|asien|afrika)|asien-?pazifik|naher osten|ozeanien|inland|ausland|[üu]brige welt|rest der welt|skandinavien|weltweit',
    'norden|sydamerika|nordamerika|asien|utlandet|inrikes|utrikes|[öo]vriga v[äa]rlden',
    "am[ée]riques?(?: du (?:nord|sud)| latine)?|europe(?: (?:du nord|du sud|de l'est|de l'ouest|centrale))?|asie(?:[ -]pacifique)?|afrique|oc[ée]anie|moyen-orient|[ée]tranger|reste du monde|monde",
    '北米|南米|中南米|米州|欧州|アジア|アジア太平洋|中東|アフリカ|国内|海外|北美|南美|美洲|欧洲|歐洲|亚洲|亞洲|亚太|非洲|大洋洲|境内|境外|북미|남미|미주|유럽|아시아|중동|아프리카|국내|해외',
  ].join('|')}))$`,
  'iu',
)

const longestLabel = 200

/** Whether a text is only the name of a country or region. */
export function isRegionLabel(text: string): boolean {
  if (text.length > longestLabel) return false
  const label = text
    .normalize('NFKC')
    .trim()
    .replace(/[:.]+$/, '')
  return regions.test(label) || (label.length > 3 && findCountryCode(label) !== null)
}
