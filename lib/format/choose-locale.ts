/**
 * The locale of figures and days in `language`. English follows the reader's region ("en-DE" writes 12.345), since many read English
 * where it is not spoken; another language uses a region only if the browser asks for both (de-CH).
 */
export function chooseLocale(acceptLanguage: string | null, language = 'en'): string {
  const wanted = acceptLanguage?.split(',')[0]?.split(';')[0]?.trim()
  if (!wanted || wanted === '*') return language
  try {
    const locale = new Intl.Locale(wanted)
    if (locale.language === language) return locale.region ? `${language}-${locale.region}` : language
    if (language !== 'en') return language
    const { region } = locale.maximize()
    return region ? `en-${region}` : 'en'
  } catch {
    return language
  }
}
