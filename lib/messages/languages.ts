/** The languages of the dashboard, English first: it is the default. */
export const languages = ['en', 'de', 'sv', 'fr', 'ja'] as const
export type Language = (typeof languages)[number]

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  sv: 'Svenska',
  fr: 'Français',
  ja: '日本語',
}

/** Stores the reader's choice for a year. */
export const languageCookie = 'language'
export const languageCookieSeconds = 365 * 24 * 60 * 60

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The languages of an Accept-Language header, most wanted first (RFC 9110, 12.5.4). */
function readWanted(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((found) => found)
      return {
        language: range.split('-')[0]?.toLowerCase() ?? '',
        quality: quality === undefined ? 1 : Number(quality),
      }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}

type Hints = { asked: string | null | undefined; kept: string | null | undefined; accepted: string | null }

/** The language in the address (`?lang=de`), otherwise the stored choice, otherwise the browser's first one that we have. */
export function chooseLanguage({ asked, kept, accepted }: Hints): Language {
  if (isLanguage(asked)) return asked
  if (isLanguage(kept)) return kept
  return readWanted(accepted ?? '').find(isLanguage) ?? 'en'
}
