import { IndustryListQuery, IndustrySearchQuery } from '@/service/contract/industry-query'
import { toParameters } from '@/service/http/openapi/components'
import { answerList, commonFailures, failing } from '@/service/http/openapi/describe'

const tags = ['Industries']
const security = [{ projectKey: [] }]
const links = { Link: 'RFC 8288: first, prev, next and last page' }
const failed = failing({
  bad_request: 'A parameter of a wrong form',
  ...commonFailures,
})

export const industryPaths = {
  '/industries': {
    get: {
      operationId: 'listIndustries',
      summary: 'List industries',
      description:
        'The divisions of ISIC Rev. 4 with their mean score and emission factors; with `search` those it finds, the best first.',
      tags,
      security,
      parameters: toParameters(IndustryListQuery),
      responses: { 200: answerList('One page of industries', 'Industry', links), ...failed },
    },
  },
  '/industries/search': {
    get: {
      operationId: 'searchIndustries',
      summary: 'Search industries',
      description: 'The same as GET /industries with `search`.',
      tags,
      security,
      parameters: toParameters(IndustrySearchQuery),
      responses: { 200: answerList('One page of the industries found', 'Industry', links), ...failed },
    },
  },
}
