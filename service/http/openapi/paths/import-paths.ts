import { ListImportQuery, mostImportRows } from '@/service/contract/list-import'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Organizations']
const security = [{ projectKey: [] }]
const parameters = [pathParameter('id', 'The id that POST /imports answered')]
const missing = { not_found: 'This project has no import with this id' }

export const importPaths = {
  '/imports': {
    get: {
      operationId: 'listImports',
      summary: 'List the imports',
      description: 'An extension. The newest hundred, newest first.',
      tags,
      security,
      responses: { 200: answer('The imports', 'ListImportList'), ...failing(commonFailures) },
    },
    post: {
      operationId: 'beginImport',
      summary: 'Begin to keep an imported list',
      description:
        'An extension. Its rows are registered as any others (POST /organizations/batch) and told with POST ' +
        '/imports/{id}/rows. What comes into the project from now on and is told so is what the import brought.',
      tags,
      security,
      requestBody: body('NewListImport'),
      responses: {
        201: answer('The import', 'ListImport'),
        ...failing({ bad_request: 'Values of a wrong form', ...bodyFailures, ...commonFailures }),
      },
    },
  },
  '/imports/{id}': {
    get: {
      operationId: 'readImport',
      summary: 'Read what became of each row',
      description: 'An extension. The state of each row is that of its organization as of now.',
      tags,
      security,
      parameters: [...parameters, ...toParameters(ListImportQuery)],
      responses: {
        200: answer('The import, counts and one page of rows', 'ListImportPage'),
        ...failing({ bad_request: 'A parameter of a wrong form', ...missing, ...commonFailures }),
      },
    },
    delete: {
      operationId: 'takeBackImport',
      summary: 'Take the whole import back',
      description:
        'An extension. Removes all that it brought into the project, as DELETE /organizations/{id} would; what was there ' +
        'before, or came with another import, stays.',
      tags,
      security,
      parameters,
      responses: {
        200: answer('It is taken back', 'ListImportChange'),
        ...failing({ conflict: 'It is taken back already', ...missing, ...commonFailures }),
      },
    },
  },
  '/imports/{id}/rows': {
    post: {
      operationId: 'keepImportRows',
      summary: 'Tell what became of rows',
      description: `An extension. At most ${mostImportRows}; a row that is told again is written anew.`,
      tags,
      security,
      parameters,
      requestBody: body('ListImportRows'),
      responses: {
        200: answer('The import with its counts', 'ListImport'),
        ...failing({
          bad_request: `Not 1 to ${mostImportRows} rows, or values of a wrong form`,
          conflict: 'The import was taken back',
          ...missing,
          ...bodyFailures,
          payload_too_large: 'The body is larger than 2048 KB',
          ...commonFailures,
        }),
      },
    },
  },
  '/imports/{id}/complete': {
    post: {
      operationId: 'completeImport',
      summary: 'Say that all rows are there',
      description:
        'An extension. With `replaces` it takes the place of another import: what only that one brought is removed, what ' +
        'both have stays and belongs to this one.',
      tags,
      security,
      parameters,
      requestBody: body('ListImportEnd'),
      responses: {
        200: answer('The import, and how many were removed', 'ListImportChange'),
        ...failing({
          bad_request: 'Values of a wrong form',
          conflict: 'The other is replaced already',
          ...missing,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/imports/{id}/restore': {
    post: {
      operationId: 'restoreImport',
      summary: 'Bring back what taking an import back has removed',
      description: 'An extension. For 30 days.',
      tags,
      security,
      parameters,
      responses: {
        200: answer('It is back', 'ListImportChange'),
        ...failing({
          bad_request: 'A body that is not JSON',
          conflict: 'It is not taken back',
          too_many_organizations: 'The project has no room; then nothing comes back',
          ...missing,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
}
