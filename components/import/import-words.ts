import type { Key, Words } from '@/lib/messages/words'
import type { SheetProblem } from '@/lib/sheets/sheet-error'
import type { ImportField } from '@/lib/views/import/import-field'
import type { RowGroup } from '@/lib/views/import/import-rows'

/** Texts shared by several parts of the import, by key. */

export const groupWords = {
  new: 'groupNew',
  there: 'groupThere',
  candidates: 'groupCandidates',
  repeat: 'groupRepeat',
  error: 'groupError',
  unchecked: 'groupUnchecked',
  waiting: 'groupWaiting',
  researching: 'groupResearching',
  settled: 'groupSettled',
  failed: 'groupFailed',
} as const satisfies Record<RowGroup, Key<'import'>>

export const problemWords = {
  too_large: 'tooLarge',
  too_many_rows: 'tooManyRows',
  too_many_columns: 'tooManyColumns',
  empty: 'empty',
  unclosed_quote: 'unclosedQuote',
  not_text: 'notText',
  old_or_protected_workbook: 'oldWorkbook',
  no_workbook: 'noWorkbook',
  damaged: 'damaged',
  unpacks_too_large: 'unpacksTooLarge',
} as const satisfies Record<SheetProblem, Key<'import'>>

type Catalogs = { form: Words<'registration'>; words: Words<'import'> }

/** A field's name as in the form; identifiers have the same names in every language. */
export function nameField(field: ImportField, { form, words }: Catalogs): string {
  switch (field) {
    case 'name':
      return form('name')
    case 'hq_region':
      return form('country')
    case 'hq_subregion':
      return form('subregion')
    case 'hq_fuzzy':
      return words('address')
    case 'industry':
      return form('industry')
    case 'website':
      return form('website')
    case 'external_id':
      return form('ownIdentifier')
    case 'lei_number':
      return 'LEI'
    case 'isin_number':
      return 'ISIN'
    case 'duns_number':
      return 'DUNS'
    case 'sp_global_number':
      return form('spGlobalNumber')
    case 'spend':
      return words('fieldSpend')
    case 'spend_currency':
      return words('fieldSpendCurrency')
    case 'spend_year':
      return words('fieldSpendYear')
    case 'category':
      return words('fieldCategory')
    case 'buyer':
      return words('fieldBuyer')
    case 'contact_email':
      return words('fieldContactEmail')
    case 'other':
      return words('fieldOther')
  }
}
