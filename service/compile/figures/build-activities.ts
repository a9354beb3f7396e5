import { foldText } from '@/service/matching/names/fold-text'
import type { Activity, Industry } from '@/service/reference/records'
import { readCensusNaics } from '@/service/sources/census-naics/read-census-naics'
import { readCensusNaicsIsic } from '@/service/sources/census-naics-isic/read-census-naics-isic'
import { readUnIsic } from '@/service/sources/un-isic/read-un-isic'
import { type IndustryWords, wordLanguages } from './industry-search-words'

/** Frequent words of descriptions that point to no industry. */
const idle = new Set(
  (
    'a an and any are as at be by comprises engaged establishments for from generally group in included includes including ' +
    'industry into is it its may of on one or other others primarily related such that the their these they this those to ' +
    'u s usually which who with within without more following not also both but can do e g i per product products use used ' +
    'using whether having than only own'
  ).split(' '),
)

/**
 * The search terms for each division of ISIC Rev. 4 besides its name: titles of its groups and classes; titles and description words of
 * the NAICS 2017 industries that the Census concordance links to it; reviewed words, and its name in each language.
 * @param localNames by language the names of divisions, keyed by the English name
 * @throws SourceFileError
 * @throws Error if a division has no reviewed words
 */
export async function buildActivities(
  industries: readonly Industry[],
  files: { isicText: Uint8Array; concordance: Uint8Array; naics: Uint8Array },
  {
    words,
    localNames,
  }: { words: IndustryWords; localNames: Readonly<Record<string, Readonly<Record<string, string>>>> },
): Promise<Activity[]> {
  const isic = readUnIsic(files.isicText)
  const links = await readCensusNaicsIsic(files.concordance, isic.codes)
  const ofIsic = isic.titles.map(
    ({ code, title }): Activity => ({ industries: [code.slice(0, 2)], source: 'un-isic', code, title, words: '' }),
  )
  const ofNaics = readCensusNaics(files.naics).flatMap(({ naics, title, description }): Activity[] => {
    const linked = new Set(links.filter((link) => link.naics === naics).map(({ isic: code }) => code.slice(0, 2)))
    if (linked.size === 0) return []
    const known = [...linked].sort()
    return [
      { industries: known, source: 'census-naics-isic', code: naics, title, words: tellingWords(title, description) },
    ]
  })
  const reviewed = industries.flatMap(({ id, name }) => {
    const own = words[id]
    if (own === undefined)
      throw new Error(`service/compile/figures/industry-words.json has no words for division ${id}`)
    return wordLanguages.map((language): Activity => {
      const terms = [localNames[language]?.[name] ?? [], own[language]].flat()
      return { industries: [id], source: 'reviewed', code: language, title: terms.join('; '), words: '' }
    })
  })
  return [...ofIsic, ...ofNaics, ...reviewed]
}

/** The words of a description that are not in its title, each once; no text of the publisher is carried over. */
function tellingWords(title: string, description: string): string {
  const ofTitle = new Set(wordsOf(title))
  const found = wordsOf(description).filter((word) => !idle.has(word) && !ofTitle.has(word) && word.length > 1)
  return [...new Set(found)].sort().join(' ')
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+$/.test(word))
}
