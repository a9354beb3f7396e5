import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { parseOrganization } from '@/lib/views/answers/organization-answer'
import { viewEmissions } from '@/lib/views/emissions/emissions-view'
import { sourceInWords } from '@/lib/views/organization/source-in-words'
import { publishersOf } from './publishers-of'
import { privatePublisher } from './say-publisher'

const german = createFormat('de-DE', compileCatalog('de'))

it('says in the reader’s language who compiled the figures, also where the organization stated them to the project alone', () => {
  const years = [{ publishers: ['A list', privatePublisher] }, { publishers: ['A list'] }]
  expect(sourceInWords(publishersOf(years, german), german)).toBe(
    'Zusammengestellt von A list, die Organisation selbst, nur Ihnen gegenüber',
  )
  expect(sourceInWords([], german)).toBe('Der Dienst nennt keine Quelle')
})

it('says so of the figures of one country, too', () => {
  const emissions = { scope_1: { total: 5 } }
  const organization = parseOrganization({
    id: 7,
    performances: [{ year: 2023, region: 'SE', publishers: [privatePublisher], emissions }],
  })
  if (organization === null) throw new Error('Not an organization')
  const register = viewEmissions(organization, german)[0]?.register
  expect(register).toContain('die Organisation selbst')
  expect(register).not.toContain(privatePublisher)
})
