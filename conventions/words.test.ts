import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { countryNames } from '@/lib/format/country-names'
import { createFormat } from '@/lib/format/create-format'
import { catalogs, compileCatalog } from '@/lib/messages/compile-catalog'
import { languages } from '@/lib/messages/languages'

/** Words of German and French for one of the methods of scope 2 that are not the ones the texts use. */
const otherWordsOfMethods = { de: /(?:markt|standort)bezogen/i, fr: /fondée?s? sur l[ea] (?:marché|localisation)/i }

/** The one word of each language for what the service does to an organization, wherever English says "research". */
const wordsOfResearch = { de: /recherch/i, fr: /analys/i, sv: /genomg/i, ja: /調査/ }

const root = fileURLToPath(new URL('..', import.meta.url))
const others = languages.filter((language) => language !== 'en')

/** Texts that equal English in a language; one that no longer does must leave the list. */
const sameWords = [
  'de account.name',
  'de answer.scope1',
  'de answer.scope3',
  'de benchmarks.median',
  'de benchmarks.name',
  'de benchmarks.region',
  'de changes.webhooks',
  'de compare.caption',
  'de engagement.labels',
  'de engagement.scope1',
  'de engagement.scope3',
  'de export.labels',
  'de lists.import',
  'de matching.website',
  'de organization.actionLabel',
  'de organization.headTrend',
  'de organization.inUnit',
  'de organization.name',
  'de organization.website',
  'de organization.websites',
  'de portfolio.label',
  'de portfolio.labelChip',
  'de portfolio.labels',
  'de provenance.cellScope1',
  'de provenance.givenName',
  'de provenance.givenWebsite',
  'de registration.name',
  'de registration.website',
  'de scoring.climatePledge',
  'de scoring.covers1',
  'de sources.isicCovers',
  'de ui.optional',
  'de webhooks.title',
  'fr answer.scope1',
  'fr answer.scope3',
  'fr assessment.gain',
  'fr benchmarks.points',
  'fr benchmarks.pointsOf',
  'fr benchmarks.score',
  'fr benchmarks.source',
  'fr changes.webhooks',
  'fr charts.licence',
  'fr charts.source',
  'fr compare.score',
  'fr data.sources',
  'fr docs.title',
  'fr engagement.assurance',
  'fr engagement.scope1',
  'fr engagement.scope3',
  'fr documents.onPage',
  'fr evidence.note',
  'fr evidence.page',
  'fr figures.franchises',
  'fr figures.scope',
  'fr figures.scopes',
  'fr footprint.source',
  'fr import.unitMillions',
  'fr lists.back',
  'fr lists.import',
  'fr lists.imports',
  'fr lists.pages',
  'fr methodology.points',
  'fr organization.actionNote',
  'fr organization.headScopes12',
  'fr organization.notes',
  'fr organization.score',
  'fr organization.sectionScore',
  'fr organization.sources',
  'fr palette.pages',
  'fr portfolio.pages',
  'fr portfolio.scopes1And2',
  'fr portfolio.score',
  'fr portfolio.scores',
  'fr products.unitLiter',
  'fr provenance.cellScope1',
  'fr provenance.score',
  'fr provenance.site',
  'fr provenance.unitPoints',
  'fr scoring.climatePledge',
  'fr scoring.covers1',
  'fr scoring.performance',
  'fr scoring.principleVersions',
  'fr shell.documentation',
  'fr shell.menu',
  'fr ui.toasts',
  'fr webhooks.showMessages',
  'fr webhooks.title',
  'ja scoring.climatePledge',
  'sv answer.scope1',
  'sv answer.scope3',
  'sv benchmarks.median',
  'sv benchmarks.perUsd',
  'sv benchmarks.region',
  'sv changes.webhooks',
  'sv data.title',
  'sv disclosure.standard',
  'sv engagement.scope1',
  'sv engagement.scope3',
  'sv export.data',
  'sv figures.kgPerCurrency',
  'sv figures.scope',
  'sv footprint.kgPerUsd',
  'sv letter.lacksScope1',
  'sv lists.import',
  'sv organization.headTrend',
  'sv portfolio.data',
  'sv products.perUnit',
  'sv products.unitMegajoule',
  'sv provenance.cellScope1',
  'sv provenance.unitPerRevenue',
  'sv scoring.climatePledge',
  'sv scoring.covers1',
  'sv shell.data',
  'sv webhooks.title',
]

/** Returns every text by its key: "shell.skip" -> "Skip to content". */
function textsOf(language: (typeof languages)[number]): Map<string, string> {
  return new Map(
    Object.entries(catalogs[language]).flatMap(([area, texts]) =>
      Object.entries<string>(texts).map(([key, text]) => [`${area}.${key}`, text] as const),
    ),
  )
}

/** Returns the names and kinds of a message's values: "{count, plural, …} <b>". */
function argumentsOf(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  const found = message.flatMap((node: unknown) => {
    if (!Array.isArray(node)) return []
    const [name, kind, options] = node as [string, unknown, unknown]
    const isChoice = typeof options === 'object' && options !== null && !Array.isArray(options)
    const inner = isChoice
      ? Object.values(options).flatMap(argumentsOf)
      : node.slice(1).flatMap((part) => argumentsOf([part]))
    return [`${name} ${typeof kind === 'number' ? kind : typeof kind === 'undefined' ? 'value' : 'tag'}`, ...inner]
  })
  return [...new Set(found)].sort()
}

function sources(): string[] {
  return ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
  )
}

it.each(others)('has every text in %s, and none that English lacks', (language) => {
  expect([...textsOf(language).keys()].sort()).toEqual([...textsOf('en').keys()].sort())
  expect([...textsOf(language)].filter(([, text]) => text.trim() === '')).toEqual([])
})

it.each(others)('fills in the same values in %s as in English', (language) => {
  const [english, own] = [compileCatalog('en'), compileCatalog(language)]
  const differing = Object.entries(english).flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const theirs = own[area as keyof typeof own]?.[key]
      return JSON.stringify(argumentsOf(theirs)) === JSON.stringify(argumentsOf(text)) ? [] : [`${area}.${key}`]
    }),
  )
  expect(differing).toEqual([])
})

it.each(languages)(
  'writes a percent sign in %s as figures are written: after a space that no line ends at, or without one',
  (language) => {
    const [, space = ''] =
      createFormat(language)
        .percent('1')
        .match(/^1(.*)%$/) ?? []
    const otherwise = [...textsOf(language)].filter(([, text]) =>
      [...text.matchAll(/[\d}](\s*)%/g)].some(([, before]) => before !== space),
    )
    expect(otherwise.map(([key]) => key)).toEqual([])
  },
)

/** Whether a text has words besides values and punctuation; only words need a translation. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\w+\}|<\/?\w+>/g, ''))
}

it('has no text that was only copied from English', () => {
  const english = textsOf('en')
  const copied = others.flatMap((language) =>
    [...textsOf(language)].flatMap(([key, text]) =>
      text === english.get(key) && hasWords(text) && isWords(text) ? [`${language} ${key}`] : [],
    ),
  )
  expect(copied.sort()).toEqual([...sameWords].sort())
})

it('has no text that no code uses', () => {
  const code = sources()
    .filter((path) => !path.startsWith('lib/messages/'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  // The title of a backend problem is keyed by its name, and its explanation by its name and "Detail".
  const isSaid = (key: string) =>
    code.includes(`'${key}'`) || (key.endsWith('Detail') && code.includes(`'${key.slice(0, -6)}'`))
  expect([...textsOf('en').keys()].filter((place) => !isSaid(place.split('.')[1] ?? ''))).toEqual([])
})

const spoken = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'claim',
  'detail',
  'legend',
  'empty',
  'action',
])

/** Names, units and keys that are written the same everywhere. */
const everywhere =
  /^(Carbon Register|Race to Zero|UN Global Compact|Climate Pledge|LEI|ISIN|DUNS|ISIC|CO₂e|Ctrl K|⌘ K|USD|EUR)$/

function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !everywhere.test(text.replace('·', '').trim())
}

/** Returns words of a language in JSX: as text, in a spoken attribute, or in a conditional expression. */
function findRawWords(path: string, code = readFileSync(join(root, path), 'utf8')): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const say = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    if (isWords(text)) found.push(`${path}:${line + 1} ${text.trim()}`)
  }
  function readSpoken(node: ts.Expression | undefined): void {
    if (!node) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) say(node, node.text)
    if (ts.isTemplateExpression(node))
      say(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '))
    if (ts.isParenthesizedExpression(node)) readSpoken(node.expression)
    if (ts.isConditionalExpression(node)) {
      readSpoken(node.whenTrue)
      readSpoken(node.whenFalse)
    }
    if (ts.isBinaryExpression(node)) {
      readSpoken(node.left)
      readSpoken(node.right)
    }
  }
  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) say(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) readSpoken(node.expression)
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(file))) {
      const { initializer } = node
      if (initializer && ts.isStringLiteral(initializer)) say(initializer, initializer.text)
      if (initializer && ts.isJsxExpression(initializer)) readSpoken(initializer.expression)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

it('has no untranslated text in a component', () => {
  const drawn = sources().filter((path) => path.endsWith('.tsx'))
  expect(drawn.length).toBeGreaterThan(100)
  expect(drawn.flatMap((path) => findRawWords(path))).toEqual([])
})

it('names every country in every language', () => {
  const codes = Object.keys(countryNames)
  const missing = others.flatMap((language) =>
    codes.filter((code) => !compileCatalog(language).countries?.[code]).map((code) => `${language} ${code}`),
  )
  expect(missing).toEqual([])
})

it('finds untranslated text as a child, in a spoken attribute and in a conditional expression', () => {
  const code =
    'const A = () => <p title="Over it">{a ? "One way" : words("key")} Said <b aria-label={n + `No`}>LEI</b></p>'
  const found = findRawWords('a.tsx', code).map((place) => place.replace('a.tsx:1 ', ''))
  expect(found.sort()).toEqual(['No', 'One way', 'Over it', 'Said'])
})

it('has one word for each method of scope 2 in German and in French', () => {
  const found = (['de', 'fr'] as const).flatMap((language) =>
    Object.entries(catalogs[language]).flatMap(([area, texts]) =>
      Object.entries(texts).flatMap(([key, text]) =>
        otherWordsOfMethods[language].test(String(text)) ? [`${language} ${area}.${key}`] : [],
      ),
    ),
  )
  expect(found).toEqual([])
})

/** Texts that quote what stands in somebody else's list or report. */
const quotesOfOthers = ['reasons.scopeColumn']

it('quotes a button, mark or heading of the page as it is written there, in each language', () => {
  const english = textsOf('en')
  const keysOf = (label: string) => [...english].flatMap(([key, text]) => (fold(text) === fold(label) ? [key] : []))
  const quoting = [...english].flatMap(([key, text]) =>
    quotesOfOthers.includes(key)
      ? []
      : [...text.matchAll(/“([^”{}]+)”/g)].map(([, label = '']) => ({ key, label, of: keysOf(label) })),
  )
  const found = others.flatMap((language) => {
    const texts = textsOf(language)
    return quoting
      .filter(({ of }) => of.length > 0)
      .filter(({ key, of }) => !of.some((one) => fold(texts.get(key) ?? '').includes(fold(texts.get(one) ?? ''))))
      .map(({ key, label }) => `${language} ${key}: ${label}`)
  })
  expect(found).toEqual([])
})

function fold(text: string): string {
  return text.toLowerCase()
}

it('has one word for research in each language', () => {
  const english = textsOf('en')
  const found = (['de', 'fr', 'sv', 'ja'] as const).flatMap((language) =>
    [...textsOf(language)]
      .filter(([key, text]) => /research/i.test(english.get(key) ?? '') && !wordsOfResearch[language].test(text))
      .map(([key]) => `${language} ${key}`),
  )
  expect(found).toEqual([])
})

/** Words of which another one is the term (docs/architecture.md, glossary): one word for one thing in each language. */
const otherWords: Readonly<Record<string, RegExp>> = {
  de: /\bScore\b|Erlös|Zulieferer/,
  fr: /[Cc]onfiance|[Dd]épenses?\b/,
  sv: /[Ii]ntäkt|[Uu]tgift|(?<!rimlig |begränsad )\bsäkerheten?\b|^Säkerhet$/,
  ja: /発行元|公表者|推計|約束/,
}

it.each(Object.keys(otherWords))(
  'has one word for revenue, spend, score, confidence and publisher in %s',
  (language) => {
    const others = otherWords[language]
    const found = [...textsOf(language as 'de')].filter(([, text]) => others?.test(text))
    expect(found.map(([key]) => key)).toEqual([])
  },
)
