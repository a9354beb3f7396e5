import { answer, answerList, body, bodyFailures, commonFailures, failing } from '@/service/http/openapi/describe'

const tags = ['Data']
const any = [{ projectKey: [] }, { teamKey: [] }]
const team = [{ teamKey: [] }]
const source = {
  name: 'source',
  in: 'path',
  required: true,
  description: 'The id of a source that speaks of companies, or "ecb"',
  schema: { type: 'string' },
}
const unknownSource = { not_found: 'There is no such source' }

export const dataPaths = {
  '/data/sources': {
    get: {
      operationId: 'listSources',
      summary: 'List sources and their editions',
      description:
        'An extension. Of each publisher: what is in use, of which day, with how many records, and its licence.',
      tags,
      security: any,
      responses: { 200: answerList('All sources by id', 'DataSource'), ...failing(commonFailures) },
    },
  },
  '/data/report': {
    get: {
      operationId: 'countData',
      summary: 'Count what is known',
      description: 'An extension. Counts of companies, years, tickers and currencies beside the least there is to be.',
      tags,
      security: any,
      responses: { 200: answerList('The counts', 'DataCount'), ...failing(commonFailures) },
    },
  },
  '/data/held-figures': {
    get: {
      operationId: 'listHeldFigures',
      summary: 'List figures that are held back',
      description:
        'An extension. Figures that stand in a publisher’s file and cannot be believed, with the check they failed, and those that a person accepted.',
      tags,
      security: any,
      responses: { 200: answer('Held back, and accepted', 'HeldFigures'), ...failing(commonFailures) },
    },
  },
  '/data/held-figures/accept': {
    post: {
      operationId: 'acceptFigure',
      summary: 'Show a figure that a check holds back',
      description: 'An extension. With the reason why it is right; organizations are researched again.',
      tags,
      security: team,
      requestBody: body('FigureAcceptance'),
      responses: {
        200: answer('Held back, and accepted', 'HeldFigures'),
        ...failing({ ...bodyFailures, bad_request: 'No check holds such a figure back', ...commonFailures }),
      },
    },
  },
  '/data/held-figures/withdraw': {
    post: {
      operationId: 'withdrawFigure',
      summary: 'Take an acceptance back',
      description: 'An extension. The figure is held back again.',
      tags,
      security: team,
      requestBody: body('FigureWithdrawal'),
      responses: {
        200: answer('Held back, and accepted', 'HeldFigures'),
        ...failing({ ...bodyFailures, bad_request: 'No such acceptance', ...commonFailures }),
      },
    },
  },
  '/data/incoming/{name}': {
    put: {
      operationId: 'sendFile',
      summary: 'Send a publisher’s file',
      description: 'An extension. The file waits under the id of the answer until it is imported, at most a day.',
      tags,
      security: team,
      parameters: [
        {
          name: 'name',
          in: 'path',
          required: true,
          description: 'The name of the file, as errors and evidence will call it',
          schema: { type: 'string' },
        },
      ],
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        201: answer('The file is here', 'IncomingFile'),
        ...failing({
          bad_request: 'The file is too large',
          unsupported_media_type: 'The content-type is not application/octet-stream',
          ...commonFailures,
        }),
      },
    },
  },
  '/data/sources/{source}/edition': {
    put: {
      operationId: 'importEdition',
      summary: 'Import a newer edition',
      description:
        'An extension. The files are read as strictly as when the release was built; anything unexpected refuses them ' +
        'and leaves the data in use as they are. Affected organizations are researched again.',
      tags,
      security: team,
      parameters: [source],
      requestBody: body('EditionImport'),
      responses: {
        200: answer('What changed', 'EditionReport'),
        ...failing({
          bad_request: 'The files are refused: the detail names file, row, column and value',
          ...unknownSource,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/data/sources/{source}/rollback': {
    post: {
      operationId: 'rollBackEdition',
      summary: 'Return to the previous edition',
      description: 'An extension. A second time undoes the first.',
      tags,
      security: team,
      parameters: [source],
      responses: {
        200: answer('What changed', 'EditionReport'),
        ...failing({
          bad_request: 'There is no previous edition',
          ...unknownSource,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/data/backup-copies': {
    post: {
      operationId: 'copyDatabase',
      summary: 'Copy the embedded database as it is now, for npx carbon-register db backup on the same machine',
      description: 'An extension. Gives the name of the folder in DATA_DIR that has the copy.',
      tags,
      security: team,
      responses: {
        201: {
          description: 'The copy is there',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
            },
          },
        },
        ...failing({
          bad_request: 'The database is PostgreSQL, which is backed up directly',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
}
