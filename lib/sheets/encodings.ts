/** Encodings of text files, most likely first: labels of the Encoding Standard, and IBM850. */
export const encodings = [
  'UTF-8',
  'UTF-16LE',
  'UTF-16BE',
  'Windows-1252',
  'macintosh',
  'IBM850',
  'Windows-1250',
  'Windows-1251',
  'Windows-1253',
  'Windows-1254',
  'GB18030',
  'Big5',
  'Shift_JIS',
  'EUC-KR',
] as const
export type Encoding = (typeof encodings)[number]

/** The commonly known name: the label, except for two. */
export function nameOfEncoding(encoding: Encoding): string {
  if (encoding === 'IBM850') return 'DOS (IBM850)'
  return encoding === 'macintosh' ? 'Mac Roman' : encoding
}

/** The possible delimiters of a text file. */
export const delimiters = ['\t', ';', ',', '|'] as const
