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
  'KOI8-R',
  'IBM866',
  'x-mac-cyrillic',
  'Windows-1253',
  'Windows-1254',
  'GB18030',
  'Big5',
  'Shift_JIS',
  'EUC-KR',
  'EUC-JP',
] as const
export type Encoding = (typeof encodings)[number]

const otherNames: Partial<Record<Encoding, string>> = {
  IBM850: 'DOS (IBM850)',
  IBM866: 'DOS (IBM866)',
  macintosh: 'Mac Roman',
  'x-mac-cyrillic': 'Mac Cyrillic',
}

/** The commonly known name: mostly the label. */
export function nameOfEncoding(encoding: Encoding): string {
  return otherNames[encoding] ?? encoding
}

/** The possible delimiters of a text file. */
export const delimiters = ['\t', ';', ',', '|'] as const
