/** The English of the reader's region: our words are English, figures and days follow where the reader is. */
export function chooseLocale(acceptLanguage: string | null): string {
  const wanted = acceptLanguage?.split(',')[0]?.split(';')[0]?.trim()
  if (!wanted || wanted === '*') return 'en'
  try {
    const locale = new Intl.Locale(wanted)
    if (locale.language === 'en') return locale.region ? `en-${locale.region}` : 'en'
    const { region } = locale.maximize()
    return region ? `en-${region}` : 'en'
  } catch {
    return 'en'
  }
}
