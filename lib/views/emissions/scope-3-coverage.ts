import type { Format } from '@/lib/format/create-format'
import type { ListFigure } from '@/lib/views/answers/list-answer'
import { withinSentence } from '@/lib/views/translate/list-words'
import { allCategories } from '@/service/scope-3-coverage'

type Coverage = Pick<ListFigure, 'covers' | 'scope_3_categories' | 'scope_3_coverage' | 'lacks_investments'>

/** Why an amount does not, or may not, cover all the scopes of its column; empty if it does. */
export function coverageNotes(figure: Coverage, format: Format): string[] {
  const words = format.words('figures')
  if (figure.covers !== 'all_scopes' && figure.covers !== null) return []
  if (figure.lacks_investments) return [words('noInvestments')]
  if (figure.scope_3_coverage === 'total_only') return [words('categoriesUnknown')]
  return figure.scope_3_coverage === 'scopes_unknown' ? [words('partsUnknown')] : []
}

function heldIn(figure: Coverage, format: Format): string {
  const words = format.words('figures')
  const inline = (key: 'scopes12' | 'scopes123') => withinSentence(words(key), format)
  if (figure.covers === 'scope_1') return words('scope', { number: '1' })
  if (figure.covers === 'scope_1_and_2') return inline('scopes12')
  if (figure.scope_3_categories)
    return words('scopesAndCategories', {
      scopes: inline('scopes12'),
      categories: categoriesInWords(figure.scope_3_categories, format),
    })
  if (figure.scope_3_coverage === 'scopes_unknown') return words('statedTotalInline')
  return figure.lacks_investments ? words('partOfScope3') : inline('scopes123')
}

/** "scopes 1, 2 and 3; which categories of scope 3 it holds is not in our source" */
export function coverageInWords(figure: Coverage, format: Format): string {
  return coverageNotes(figure, format).reduce(
    (first, second) => format.words('figures')('clauses', { first, second }),
    heldIn(figure, format),
  )
}

/** "1 of 15 categories of scope 3" */
export function categoriesInWords(categories: readonly number[], format: Format): string {
  return format.words('figures')('categoriesOfScope3', { count: categories.length, all: allCategories })
}
