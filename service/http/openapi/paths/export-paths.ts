import { OrganizationExportQuery } from '@/service/contract/organization/organization-list'
import { toParameters } from '@/service/http/openapi/components'
import { commonFailures, failing } from '@/service/http/openapi/describe'

const parameters = toParameters(OrganizationExportQuery)
const failed = failing({ bad_request: 'A parameter of a wrong form', ...commonFailures })

function path(operationId: string, summary: string, description: string, content: object) {
  return {
    get: {
      operationId,
      summary,
      description: `An extension. All organizations that the filters leave, as one stream; no page, no limit. ${description}`,
      tags: ['Organizations'],
      security: [{ projectKey: [] }],
      parameters,
      responses: { 200: { description: 'The stream', content }, ...failed },
    },
  }
}

export const exportPaths = {
  '/organizations.ndjson': path(
    'streamOrganizations',
    'Stream all organizations as JSON lines',
    'Each line is an OrganizationSummary.',
    { 'application/x-ndjson': { schema: { type: 'string' } } },
  ),
  '/organizations.csv': path(
    'exportOrganizationsAsCsv',
    'Stream all organizations as CSV',
    'A flat row each, units in the names of the columns; an empty field is not known. A text that a spreadsheet would compute ' +
      'has an apostrophe before it.',
    { 'text/csv': { schema: { type: 'string' } } },
  ),
  '/organizations.parquet': path(
    'exportOrganizationsAsParquet',
    'Stream all organizations as Parquet, for warehouses',
    'The columns of the CSV with their types; null is not known.',
    { 'application/vnd.apache.parquet': { schema: { type: 'string', format: 'binary' } } },
  ),
}
