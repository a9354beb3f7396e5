import { isTooLongForAmount } from './longest-amount'

/** Marks around an approximate amount; CA$ is a currency, not "circa". */
const about =
  'ca(?!\\$)|cca|circa|cirka|zirka|approx|approximately|appr|about|around|roughly|est|estimated|rund|etwa|ungefähr|ungef|geschätzt|env|environ|à peu près|aprox|approssimativamente|aproximadamente|alrededor de|cerca de|omkring|omtrent|cirkus|około|ok|přibližně|noin|примерно|около|yaklaşık|khoảng|sekitar'
const aboutAsian = '約|约|大约|大約|大概|およそ|おおよそ|ざっと|概算|약|대략|ประมาณ'
const aboutBehind = '左右|前後|程度|ほど|쯤|정도|上下'
/** Marks for "more than" or "less than": such a limit cannot be added up. */
const limit =
  "over|more than|above|at least|min|minimum|max|maximum|up to|less than|under|below|über|mehr als|mindestens|bis zu|bis|unter|weniger als|höchstens|plus de|moins de|au moins|jusqu'à|över|mer än|minst|högst|upp till|más de|menos de|hasta|mais de|oltre|più di|fino a|meer dan|ponad|do|свыше|более|менее|до"
const limitAsian = '超过|超過|超|不到|至少|最多|最大|最小|최대|최소'
const limitBehind = '以上|以下|未満|未满|以内|超|이상|이하|미만|초과|余り|以上の?'

const start = String.raw`^\s*`
const aboutBefore = new RegExp(`${start}(?:[~∼≈≃≅±]|(?:${aboutAsian})|(?:${about})(?![\\p{L}])\\.?:?)\\s*`, 'iu')
const aboutAfter = new RegExp(
  `\\s*(?:(?:${aboutBehind})|[(\\[]?(?<![\\p{L}$])(?:${about})(?![\\p{L}])\\.?[)\\]]?|[~≈])\\s*$`,
  'iu',
)
const limits = new RegExp(
  `${start}(?:[<>≤≥＜＞]=?|=[<>]|(?:${limitAsian})|(?:${limit})(?![\\p{L}])\\.?)|(?:${limitBehind}|(?<=[\\d\\p{L}€£%])\\s*\\+|(?<![\\p{L}])(?:and more|or more|or less|oder mehr|und mehr|et plus|eller mer|max\\.?|min\\.?))\\s*$`,
  'iu',
)

/** Whether a cell is a limit rather than an amount: "> 1m", "1m+", "up to 5k", "500万円以上". */
export function isLimit(cell: string): boolean {
  if (isTooLongForAmount(cell)) return false
  return /\d/.test(cell) && limits.test(cell.normalize('NFKC').replace(/[’‘]/g, "'"))
}

/** A cell without its marks for "approximately" ("~500k", "ca. 1 Mio", "約500万円", "50k approx."), and whether it had any. */
export function withoutAbout(cell: string): { text: string; isAbout: boolean } {
  if (isTooLongForAmount(cell)) return { text: cell, isAbout: false }
  const whole = cell.normalize('NFKC').replace(/[’‘]/g, "'").trim()
  const text = whole.replace(aboutBefore, '').replace(aboutAfter, '').trim()
  return { text, isAbout: text !== whole }
}
