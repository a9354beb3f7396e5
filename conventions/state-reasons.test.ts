import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { languages } from '@/lib/messages/languages'
import { sayStateReason } from '@/lib/views/translate/say-state-reason'
import { readStateReason } from '@/service/organizations/read/read-state-reason'
import { stateReasons } from '@/service/organizations/read/state-reasons'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The files that write why an organization is in a state, or was matched. */
const writers = [
  'research/research-organization.ts',
  'research/legal-entities/import-gleif.ts',
  'research/legal-entities/roll-back-gleif.ts',
  'organizations/register/register-organization.ts',
  'organizations/register/fill-blanks.ts',
  'organizations/change/change-organization.ts',
  'organizations/change/remove-organizations.ts',
  'organizations/match/answer-match.ts',
  'organizations/match/merge-organizations.ts',
  'companies/find-known-company.ts',
  'companies/find-person-decision.ts',
  'matching/choose-company.ts',
  'matching/names/compare-names.ts',
  'matching/weigh-candidate.ts',
  'documents/add-document.ts',
  'documents/decide-figure.ts',
  'documents/read-given-document.ts',
  'documents/remove-document.ts',
  'engagement/stated/state-figures.ts',
  'engagement/stated/decide-stated.ts',
  'product-footprints/add-footprints.ts',
  'product-footprints/remove-footprint.ts',
  'product-footprints/watch-validity.ts',
  'editions/import-edition.ts',
  'editions/watch/watch-editions.ts',
  'editions/load-reference.ts',
  'editions/roll-back-edition.ts',
]

/** Other sentences of these files: errors, log messages, those that begin with "This …". The last three are parts of joined sentences. */
const otherSentences: ReadonlySet<string> = new Set([
  '7 is there twice',
  '7 of 7 rows cannot be used; the first: row 7, 7',
  'No organization is known by these identifiers; register it with a name',
  'Nobody has answered which company this organization is',
  'The file is not here any more',
  'Broken pages of a report were skipped',
  'A report could not be read',
  'Reading it failed several times',
  'The address answered without a file',
  'What the address answered is neither a PDF nor text',
  'The same file was given already: 7',
  'The progress of a report was not written',
  'Reading it ended the reader twice, so it is not tried again',
  'A reader ended without a result',
  'only 7 pages of a report are read',
  'reading it took longer than 7 s',
  'It was read to page 7 of 7, because 7: what later pages report may be missing',
  'One organization may have 7 stated figures',
  'The organization answered this figure: reject it instead',
  'One organization may have 7 product footprints',
  'The product footprints of one organization may have 7 MB together: remove those that do not count any more',
  'A footprint with this id is stored with other content. In PACT 3 a changed footprint has its own id: ask for it, or remove the stored one.',
  'Looking for footprints that expired failed; it will be tried again',
  'An import that was not needed',
  'An import without content',
  'Looking for newer editions failed; it will be tried again',
  '7 has no edition to return to: none that was imported is later than the release’s',
  'Two names are compared',
  'AG Société Générale & Söhne Ltd. (NYSE: SG) (formerly Unit 2)',
  '7 Sweden d/b/a Other - O',
  '7 has this identifier, but: 7',
  'S&P Global number',
  'Same ticker 7',
  '7: is that of organization 7',
])

/** Returns the sentences of a file, with "7" for each value. */
function sentencesOf(path: string): string[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(root, 'service', path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text)
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => `7${literal.text}`)
      found.push(`${node.head.text}${spans.join('')}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.filter(
    (text) => /^[A-Z7]\S* \S*[a-z]/.test(text) && !text.startsWith('This ') && !otherSentences.has(text),
  )
}

it.each(writers)('reads the sentences of %s as codes', (path) => {
  const sentences = sentencesOf(path)
  expect(sentences.length).toBeGreaterThan(0)
  // A value is a number or a word.
  const isUnread = (text: string) => [text, text.replaceAll('7', 'word')].every((one) => readStateReason(one) === null)
  expect(sentences.filter(isUnread)).toEqual([])
})

it('reads the parts of a joined sentence', () => {
  const codesOf = (text: string) => readStateReason(text)?.map(({ code }) => code)
  expect(codesOf('Same spelling, Same ticker OSE: ABC, Same country: Paper, Pulp: Board AB')).toEqual([
    'same_spelling',
    'same_ticker',
    'same_country',
    'matched_to',
  ])
  expect(codesOf('No known company has this name; 3 companies come near, for a person to say')).toEqual([
    'no_company_of_name',
    'several_near',
  ])
  expect(codesOf('Sample Paper has this identifier, but: Different numbers: 1 and 2; Another country: SE')).toEqual([
    'identifier_contradicted',
    'different_numbers',
    'another_country',
  ])
  expect(readStateReason('No known company has this name; GLEIF has the LEI as A; B, consolidated by 5493')).toBeNull()
  expect(readStateReason('GLEIF has the LEI as Sample, Inc., consolidated by 5493')).toEqual([
    { code: 'entity_consolidated', values: { entity: 'Sample, Inc.', parent: '5493' } },
  ])
})

it('returns no code for the message of an error', () => {
  expect(readStateReason('connect ECONNREFUSED 127.0.0.1:5432')).toBeNull()
})

it.each(languages)('has a text for every code in %s', (language) => {
  const format = createFormat(language, compileCatalog(language))
  const silent = Object.entries(stateReasons).filter(([code, sentence]) => {
    const names = [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')
    return sayStateReason([{ code, values: Object.fromEntries(names.map((name) => [name, '7'])) }], format) === null
  })
  expect(silent).toEqual([])
})
