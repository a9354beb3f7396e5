const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const tail = /^(.*[\p{L})\d.] ?)([¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹, ]*)[)⁾]?$/u
/** "m²", "km³", "CO²", "10³": a power or the 2 of a gas. */
const power = /(?:(?:^|[^\p{L}])(?:[kcd]?m|ft|in)|co|\d)$/iu

/** Splits words from the footnote marks that end them as raised digits: "Scope 2¹" is "Scope 2" with the mark "1". */
export function splitMarks(text: string): { text: string; marks: string[] } {
  const [, words = '', marks = ''] = tail.exec(text) ?? []
  if (marks === '' || !/\p{L}{2}/u.test(words)) return { text, marks: [] }
  if (power.test(words) && !/scopes? ?[123]$/i.test(words)) return { text, marks: [] }
  return { text: words.trim(), marks: plainMarks(marks).split(/[, ]+/).filter(Boolean) }
}

/** "¹² Market-based" as "12 Market-based". */
export function plainMarks(text: string): string {
  return text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (one) => String(raised.indexOf(one))).replace(/⁾/g, ')')
}
