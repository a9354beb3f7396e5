/**
 * Legal forms in scripts and languages that write them before or after the name, in brackets or without a space: "(株)山田", "주식회사 한빛",
 * "บริษัท … จำกัด (มหาชน)", "Công ty Cổ phần …", "M/s …". They are removed before the text is split into words, as single words no longer
 * distinguish a form from a name there. From ISO 20275 and the registers' own usage.
 */

const begin = String.raw`^[^\p{L}\p{N}]*?`
const end = String.raw`[^\p{L}\p{M}\p{N}]*$`

/** Before the name. */
const inFront = [
  // Japan and Korea: the bracketed first letter of the form
  // "(股)公司" is short for 股份有限公司 in Taiwan
  '[(（]\\s*股\\s*[)）]\\s*(?:有限)?公司',
  '[(（]\\s*(?:株|股|有|名|合|資|资|同|財|社|学|医|주|유|합|재|사)\\s*[)）]',
  '(?:株式会社|株式會社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|公益財団法人|주식회사|유한회사|유한책임회사|합자회사|농업회사법인)',
  // Thailand
  '(?:บริษัท(?:\\s*มหาชน)?|บมจ\\.?|บจก\\.?|บจ\\.|หจก\\.?|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วนสามัญ)',
  // Arabic, Persian, Hebrew
  '(?:شركة|شرکت|مؤسسة)\\s',
  'חברת\\s',
  // Vietnam
  '(?:tổng\\s+)?(?:công\\s+ty|cty)(?:\\s+(?:cổ\\s+phần|cp|tnhh|trách\\s+nhiệm\\s+hữu\\s+hạn|hợp\\s+danh))?(?:\\s+(?:mtv|một\\s+thành\\s+viên|hai\\s+thành\\s+viên(?:\\s+trở\\s+lên)?))?\\s',
  '(?:ctcp|tct|dntn|doanh\\s+nghiệp\\s+tư\\s+nhân)\\s',
  // Russia, Ukraine, Belarus, Kazakhstan, Bulgaria
  '(?:общество|товарищество|товариство|дружество|таварыства)\\s+[сзі]\\s+(?:дополнительной|ограниченной|обмеженою|ограничена|абмежаванай)\\s+(?:ответственностью|відповідальністю|отговорност|адказнасцю)',
  '(?:(?:публичное|непубличное|открытое|закрытое|публічне|приватне|відкрите|закрите)\\s+)?(?:акционерное|акціонерне)\\s+(?:общество|товариство)',
  '(?:индивидуальный\\s+предприниматель|ип|ооо|оао|зао|пао|нао|ао|тоо|тов|прат|пат|ат|ржуп|уп|чуп|жшс|ақ)\\s',
  // Greece, Georgia, Armenia, India
  '(?:ανώνυμη|ανωνυμη)\\s+(?:εταιρεία|εταιρεια|εταιρία)',
  '(?:შპს|სს|ՍՊԸ|ՓԲԸ|ԲԲԸ)\\s',
  '(?:m\\/s\\.?|messrs\\.?)\\s',
  // Romania: only with another form at the end, as SC is often the initials of a name
  's\\.?\\s?c\\.?\\s+(?=.+\\ss\\.?\\s?(?:r\\.?\\s?l|a)\\.?\\s*$)',
]

/** After the name. */
const behind = [
  // "(股)公司" is short for 股份有限公司 in Taiwan
  '[(（]\\s*股\\s*[)）]\\s*(?:有限)?公司',
  '[(（]\\s*(?:株|股|有|名|合|資|资|同|주|유|합)\\s*[)）]',
  '(?:株式会社|株式會社|有限会社|合同会社|合資会社|合名会社|주식회사|유한회사|유한책임회사)',
  '(?:股份有限公司|股份公司|有限責任公司|有限责任公司|有限公司|責任有限公司|责任有限公司)',
  // With a space before the one word that also ends names
  '[(（]?\\s*มหาชน\\s*[)）]?',
  'จำกัด',
  '\\s(?:בע[\'"״”“’]{0,2}מ)',
  '\\s(?:ش\\.?\\s?م\\.?\\s?[عمكقبل]\\.?(?:\\s?[عمكقبل]\\.?)?|ذ\\.?\\s?م\\.?\\s?م|م\\.?\\s?م\\.?\\s?ح|المحدودة|محدودة|المساهمة(?:\\s+العامة)?|مساهمة\\s+عامة|سهامی\\s+(?:عام|خاص))',
  '\\s(?:α\\.?\\s?ε\\.?(?:\\s?β\\.?\\s?ε\\.?)?|ε\\.?\\s?π\\.?\\s?ε|ο\\.?\\s?ε|ι\\.?\\s?κ\\.?\\s?ε)',
  '\\s(?:ооо|оао|зао|пао|ао|тоо|еоод|оод|еад|ад|доо|ххк|жшс|ақ)',
  '\\s(?:प्राइवेट\\s+लिमिटेड|प्रा\\.?\\s*लि|लिमिटेड)',
]

const front = new RegExp(`${begin}(?:${inFront.join('|')})`, 'iu')
const back = new RegExp(`(?:${behind.join('|')})${end}`, 'iu')

/** The name without these forms; unchanged if nothing else would be left. */
export function withoutScriptForms(name: string): string {
  const composed = name.normalize('NFC').replace(/㈱/gu, '(株)').replace(/㈲/gu, '(有)').replace(/㈜/gu, '(주)')
  let rest = composed
  for (let before = ''; before !== rest; ) {
    before = rest
    for (const form of [front, back]) {
      const shorter = rest.replace(form, ' ')
      if (/[\p{L}\p{N}]/u.test(shorter)) rest = shorter.trim()
    }
  }
  return rest
}
