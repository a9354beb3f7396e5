import { IndustryFiguresQuery } from '@/service/contract/industry-query'
import { toParameters } from '@/service/http/openapi/components'
import { answer, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const security = [{ projectKey: [] }]
const id = pathParameter('id', 'The id that registering answered')
const ofOrganization = failing({
  organization_not_found: 'This project has no organization with this id',
  ...commonFailures,
})

function code(description: string) {
  return { name: 'code', in: 'path', required: true, description, schema: { type: 'string' } }
}

export const benchmarkPaths = {
  '/industries/{code}': {
    get: {
      operationId: 'readIndustry',
      summary: 'Read one industry',
      description:
        'An extension. Factors, the known companies of it, and where the organizations of this project stand.',
      tags: ['Industries'],
      security,
      parameters: [code('Division of ISIC Rev. 4, "26"'), ...toParameters(IndustryFiguresQuery)],
      responses: {
        200: answer('The industry', 'IndustryFigures'),
        ...failing({
          bad_request: 'A parameter of a wrong form',
          not_found: 'There is no such industry',
          ...commonFailures,
        }),
      },
    },
  },
  '/regions': {
    get: {
      operationId: 'listRegions',
      summary: 'List countries',
      description: 'An extension. The carbon intensity of each economy, and how many companies of it are known.',
      tags: ['Industries'],
      security,
      responses: { 200: answer('Every country', 'RegionList'), ...failing(commonFailures) },
    },
  },
  '/regions/{code}': {
    get: {
      operationId: 'readRegion',
      summary: 'Read one country',
      description: 'An extension. As an industry, by country of the headquarters.',
      tags: ['Industries'],
      security,
      parameters: [code('ISO 3166-1 alpha-2, in either case')],
      responses: {
        200: answer('The country', 'RegionFigures'),
        ...failing({ not_found: 'There is no such country', ...commonFailures }),
      },
    },
  },
  '/organizations/{id}/timeline': {
    get: {
      operationId: 'readTimeline',
      summary: 'Read when what happened',
      description: 'An extension. Every change of state with time and reason, and the editions the answer stands on.',
      tags: ['Organizations'],
      security,
      parameters: [id],
      responses: { 200: answer('The timeline', 'Timeline'), ...ofOrganization },
    },
  },
  '/organizations/{id}/targets': {
    get: {
      operationId: 'readTargets',
      summary: 'Read its targets',
      description:
        'An extension. What public lists say of the matched company’s targets, with base year where they do.',
      tags: ['Organizations'],
      security,
      parameters: [id],
      responses: { 200: answer('The targets', 'TargetList'), ...ofOrganization },
    },
  },
}
