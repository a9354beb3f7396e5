/** Lower case without diacritics, for searching and sorting what people typed: "Nestlé" and "NESTLE" become "nestle". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
}
