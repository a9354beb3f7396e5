import { remembered } from '@/service/reports/model/remembered'

/**
 * Words for multiples of tonnes in the languages that `parse-unit.ts` does not spell out: the word, what it precedes, and the tonnes of
 * one unit. A language is added here and nowhere else.
 */
const multiples: readonly { tonnes: number; words: readonly string[] }[] = [
  { tonnes: 1e8, words: ['[亿億]', '억'] },
  { tonnes: 1e7, words: ['crores?', 'cr\\.?'] },
  {
    tonnes: 1e6,
    words: [
      ...['百[万萬]', '백만', 'juta', 'jt', 'triệu', 'milyon', 'ล้าน', 'مليون', 'millió', 'млн\\.?', 'миллион(?:а|ов)?'],
      ...[
        'мільйон(?:а|ів)?',
        'милион[аи]?',
        'milijun[ai]?',
        'milijon[aiouų]*',
        'milion[yóůů]*w?',
        'εκατ(?:\\.|ομμύρια)',
        'मिलियन',
      ],
    ],
  },
  { tonnes: 1e5, words: ['la(?:kh|c)s?', '十[万萬]', 'लाख', 'แสน'] },
  { tonnes: 1e4, words: ['[万萬]', '만', 'หมื่น'] },
  {
    tonnes: 1e3,
    words: [
      ...[
        '千',
        '천',
        'ribu',
        'rb',
        'nghìn',
        'ngàn',
        'bin',
        'พัน',
        'ألف',
        'آلاف',
        'ezer',
        'тыс\\.?',
        'тысяч[иа]?',
        'тис\\.?',
      ],
      ...[
        'хил\\.?',
        'хиляди',
        'tūkst\\.?',
        'tūkstan\\p{L}*',
        'tūkstoš\\p{L}*',
        'tuh\\.',
        'tis(?:\\.|oč\\p{L}*|íc\\p{L}*|uć\\p{L}*)',
      ],
      ...['tys\\.?', 'tysięcy', 'mii', 'mijë', 'þús\\p{L}*', 'χιλ(?:\\.|ιάδες)', 'हज़ार', 'हजार'],
    ],
  },
]

const letter = String.raw`\p{L}\p{M}`
/** A tonne, in scripts and languages of these words; also right before its gas, "ktCO2e". */
const tonne = String.raw`(?:(?:metric )?(?:tonn?[aey]?s?|tonnia|tonas|tonų|tonn|tun[ay]?|ton[uů]?w?|t(?:co2\w*)?|mt(?:co2\w*)?|tấn|тонн?[аы]?|т|τόνο[ιυ]?ς?|τόνων|टन)(?![${letter}\d])|[吨噸]|公[吨噸]|ト[ン]|톤|ตัน|طن|(?:metric )?t(?=co2))`

const written = multiples.flatMap(({ tonnes, words }) =>
  words.map((word) => {
    // Scripts without spaces have no word boundaries; in the others a letter begins a word.
    const before = /^\p{Script=Latin}|^\p{Script=Cyrillic}|^\p{Script=Greek}/u.test(word)
      ? `(?<![${letter}])`
      : '(?<![百十千万萬亿億만])'
    return { tonnes, pattern: new RegExp(String.raw`${before}${word}(?: of| de)?[ -]?${tonne}`, 'iu') }
  }),
)

/** "tCO2e in lakhs", "tCO2e x 10^3", "tonnes (lakh)": the multiple stands behind the tonne. */
const behind = [
  { tonnes: 1e7, pattern: new RegExp(String.raw`${tonne}[^;|]{0,20}[( ](?:in )?crores?(?![${letter}])`, 'iu') },
  { tonnes: 1e5, pattern: new RegExp(String.raw`${tonne}[^;|]{0,20}[( ](?:in )?la(?:kh|c)s?(?![${letter}])`, 'iu') },
  ...[3, 4, 5, 6, 9].map((power) => ({
    tonnes: 10 ** power,
    pattern: new RegExp(
      String.raw`${tonne}(?: ?\(?co2[a-z-]*\)?)? ?[(]?[x×*·]? ?10(?:\^${power}|<sup>${power}</sup>)(?!\d)`,
      'iu',
    ),
  })),
]

/** "10^6 kg CO2e", "million kg", "10^9 g". */
const masses = [
  ...[3, 6, 9].map((power) => ({
    tonnes: 10 ** (power - 3),
    pattern: new RegExp(
      String.raw`(?<![\d.,])10(?:\^${power}|<sup>${power}</sup>) ?-?(?:kg|kilogramm?e?s?)(?![${letter}])`,
      'iu',
    ),
  })),
  {
    tonnes: 1,
    pattern: new RegExp(
      String.raw`(?<![${letter}])(?:thousands?|tausend|'?000s?) (?:of )?(?:kg|kilogramm?e?s?)(?![${letter}])`,
      'iu',
    ),
  },
  {
    tonnes: 1e3,
    pattern: new RegExp(
      String.raw`(?<![${letter}])(?:millions?|mio\.?|mn|mln) (?:of )?(?:kg|kilogramm?e?s?)(?![${letter}])`,
      'iu',
    ),
  },
  {
    tonnes: 1e6,
    pattern: new RegExp(String.raw`(?<![${letter}])m(?:illions?)? metric tonn?e?s?(?![${letter}])`, 'iu'),
  },
]

const all = [...masses, ...written, ...behind]

/** Without any of these a text has none of the units below; a quick test, as most texts are asked. */
const mayHold = /(?:t|ton|kg|g|[吨噸ン톤т]|ตัน|طن|टन|ν)/iu

type Found = { tonnes: number; at: number; length: number }

/** The unit of tonnes that a text names with a word of `multiples`, and its position; null without one. */
export const foreignUnit = remembered((text: string): Found | null => {
  if (text.length > 400 || !mayHold.test(text)) return null
  for (const { pattern, tonnes } of all) {
    const found = pattern.exec(text)
    if (found) return { tonnes, at: found.index, length: found[0].length }
  }
  return null
})

/** Words before a tonne that do not change the amount. */
const harmless =
  /^(?:metric|metrische|métriques?|métricas?|long|in|en|em|im|i|v|w|u|à|a|of|de|di|da|the|der|des|all|total\p{L}*|gross|net|brutto|netto|units?|einheit|unité|unidad|absolute|direct|indirect|emissi\p{L}+|émissions?|emisiones|utsläpp|utslipp|udledning|päästöt|uitstoot|emisje|emise|ghg|gei|ges|thg|greenhouse|gas|gases|carbon|co2\w*|scopes?|location|market|based|lb|mb|equivalents?|eq|annual|year|yearly|reported|values?|figures?|amounts?|data|measured|expressed|and|or|us|short|footprint|imperial|number|wet|dry|volume|weight|mass)$/iu

/** An unknown word directly before the tonne: in a bracket or behind a colon with nothing but a unit, or in its own cell. */
const wordBefore = new RegExp(
  String.raw`[(（[【:：] ?(?:in )?(?:([${letter}.]{2,12}) |([^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s\d\p{P}]{1,4}))${tonne}|^([${letter}.]{2,12}) ${tonne}(?: ?\(?co2[a-z-]*\)?)?$`,
  'iu',
)

/** "tonnes of carbon", not of carbon dioxide: carbon alone weighs 12 of the 44 parts that CO2 does. */
const ofCarbon =
  /(?<!\p{L})(?:[kmg]?t|tonn?e?s?|tons?|kilotonn?e?s?|mg|gg)[- ]?(?:of )?(?:carbon(?! ?\(?(?:dioxide|di-oxide|equiv|emission|footprint|monoxide|intens|neutral|credit|offset|price|tax|co2|-))|\(c\))(?!\p{L})/iu
/** "tC", "t-C", "ktC"; in lower case it could mean anything. */
const carbonUnit = /(?<!\p{L})[kMG]?t-?C(?![\p{L}\d])/u

/** A unit that names tonnes, but of an unknown substance or multiple. */
export const isUnknownUnit = remembered((text: string): boolean => {
  if (text.length > 160) return false
  if (!/co ?2/i.test(text) && (ofCarbon.test(text) || carbonUnit.test(text))) return true
  const [, spaced, joined, alone] = wordBefore.exec(text) ?? []
  const word = spaced ?? joined ?? alone
  return (
    word !== undefined &&
    !/^\p{Lu}\p{Ll}|[公碳气氣排总總合年量值]|탄소|가스|배출|年間/u.test(word) &&
    !harmless.test(word.replace(/\.$/, ''))
  )
})
