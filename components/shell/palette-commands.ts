import { type Language, languageNames, languages } from '@/lib/messages/languages'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import type { FoundOrganization } from '@/lib/queries/list/find-organizations'
import { commonCurrencies } from '@/lib/views/address/choose-currency'

export type Command = {
  id: string
  label: string
  /** The language of the label, where it differs from the page's. */
  language?: Language
  does: { kind: 'go'; path: string } | { kind: 'language'; language: Language } | { kind: 'currency'; currency: string }
}
export type CommandGroup = { title: string; commands: Command[] }

function pageCommands(words: Words<'palette'>): Command[] {
  const go = (id: string, label: string, path: string): Command => ({ id, label, does: { kind: 'go', path } })
  return [
    go('organizations', words('goOrganizations'), paths.organizations),
    go('register', words('goRegister'), paths.newOrganization),
    go('footprint', words('goFootprint'), paths.footprint),
    go('changes', words('goChanges'), paths.changes),
    go('engagement', words('goEngagement'), paths.engagement),
    go('decide', words('goDecide'), paths.decide),
    go('imports', words('goImports'), paths.imports),
    go('compare', words('goCompare'), paths.compare),
    go('industries', words('goIndustries'), paths.industries),
    go('regions', words('goRegions'), paths.regions),
    go('data', words('goData'), paths.data),
    go('methodology', words('goMethodology'), paths.methodology),
  ]
}

function currencyCommands(words: Words<'palette'>): Command[] {
  return commonCurrencies.map((currency) => ({
    id: `currency-${currency}`,
    label: words('showIn', { currency }),
    does: { kind: 'currency', currency },
  }))
}

function languageCommands(): Command[] {
  return languages.map((language) => ({
    id: `language-${language}`,
    label: languageNames[language],
    language,
    does: { kind: 'language', language },
  }))
}

function matches(label: string, typed: string, locale: string): boolean {
  const text = label.toLocaleLowerCase(locale)
  return typed
    .toLocaleLowerCase(locale)
    .split(/\s+/)
    .every((part) => text.includes(part))
}

type Question = {
  typed: string
  locale: string
  organizations: readonly FoundOrganization[]
  /** Whether the page shows amounts of money of one organization. */
  hasCurrency: boolean
}

/** Returns the commands that match the typed text, by groups; groups without a command are left out. */
export function listCommands(words: Words<'palette'>, question: Question): CommandGroup[] {
  const { typed, locale, organizations, hasCurrency } = question
  const kept = (title: string, commands: Command[]) => ({
    title,
    // "language" matches all languages, "currency" all currencies.
    commands: commands.filter(({ label }) => matches(label, typed, locale) || matches(title, typed, locale)),
  })
  const found: Command[] = organizations.map(({ id, name }) => ({
    id: `organization-${id}`,
    label: name,
    does: { kind: 'go', path: paths.organization(id) },
  }))
  return [
    { title: words('organizations'), commands: found },
    kept(words('pages'), pageCommands(words)),
    kept(words('currencies'), hasCurrency ? currencyCommands(words) : []),
    kept(words('languages'), languageCommands()),
  ].filter(({ commands }) => commands.length > 0)
}
