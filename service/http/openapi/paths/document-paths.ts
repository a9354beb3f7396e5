import { referTo } from '@/service/http/openapi/components'
import {
  answer,
  body,
  bodyFailures,
  commonFailures,
  failing,
  file,
  pathParameter,
  reportContent,
} from '@/service/http/openapi/describe'

const tags = ['Reports']
const security = [{ projectKey: [] }]
const ofOrganization = [pathParameter('id', 'The id that registering answered')]
const ofDocument = [...ofOrganization, pathParameter('documentId', 'The id of the report')]
const ofFigure = [...ofDocument, pathParameter('figureId', 'The id of the figure')]
const noOrganization = { organization_not_found: 'This project has no organization with this id' }
const missing = { ...noOrganization, not_found: 'The organization has no such report' }
const query = (name: string, required: boolean, description: string) => ({
  name,
  in: 'query',
  required,
  description,
  schema: { type: 'string' },
})

export const documentPaths = {
  '/documents/match': {
    post: {
      operationId: 'matchDocument',
      summary: 'Find whose report a file may be',
      description:
        'An extension. The body is a report, at most 50 MiB. Its text is looked through for the names of the project’s ' +
        'organizations and of known companies; nothing of it is kept. Somebody confirms which one it is by giving it to ' +
        'that organization (POST /organizations/{id}/documents). Files are looked through one after the other, projects in turns.',
      tags,
      security,
      requestBody: { required: true, content: reportContent },
      responses: {
        200: answer('Who is named in it, the most often named first', 'DocumentMatch'),
        ...failing({
          bad_request: 'The file is empty, too large, or neither a PDF nor text',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/documents': {
    get: {
      operationId: 'listDocuments',
      summary: 'List the reports of an organization',
      description: 'An extension. The newest first, with how far each has been read.',
      tags,
      security,
      parameters: ofOrganization,
      responses: {
        200: answer('The reports', 'DocumentList'),
        ...failing({ ...noOrganization, ...commonFailures }),
      },
    },
    post: {
      operationId: 'addDocument',
      summary: 'Give a report to be read',
      description:
        'An extension. The body is the report itself, at most 50 MiB, or JSON with its address. It is read beside the ' +
        'answers; its figures are proposals until a person decides. The same bytes again are the report that is there.',
      tags,
      security,
      parameters: [
        ...ofOrganization,
        query('name', false, 'Needed where the body is the report: what to call it'),
        query('by', false, 'Who gives it, where the body is the report'),
      ],
      requestBody: {
        required: true,
        content: {
          ...reportContent,
          'application/json': { schema: referTo('DocumentAddress') },
        },
      },
      responses: {
        201: answer('The report, waiting to be read', 'DocumentReading'),
        ...failing({
          bad_request: 'The file is empty, too large, or neither a PDF nor text; or no address may be fetched',
          ...noOrganization,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/documents/{documentId}': {
    get: {
      operationId: 'readDocument',
      summary: 'Read a report’s figures',
      description: 'An extension. Figures appear page by page while it is read.',
      tags,
      security,
      parameters: ofDocument,
      responses: {
        200: answer('The report and its figures', 'DocumentReading'),
        ...failing({ ...missing, ...commonFailures }),
      },
    },
    delete: {
      operationId: 'removeDocument',
      summary: 'Remove a report',
      description: 'An extension. Its figures stand behind nothing any more. For a day it can be restored.',
      tags,
      security,
      parameters: ofDocument,
      responses: {
        200: answer('The reports that are left', 'DocumentList'),
        ...failing({ ...missing, ...commonFailures }),
      },
    },
  },
  '/organizations/{id}/documents/{documentId}/content': {
    get: {
      operationId: 'readDocumentContent',
      summary: 'Download a report',
      description: 'An extension. The bytes as they were given.',
      tags,
      security,
      parameters: ofDocument,
      responses: {
        200: {
          description: 'The report',
          content: { 'application/pdf': file, 'application/xhtml+xml': file, 'text/plain': file },
        },
        ...failing({ ...missing, ...commonFailures }),
      },
    },
  },
  '/organizations/{id}/documents/{documentId}/restore': {
    post: {
      operationId: 'restoreDocument',
      summary: 'Take a removal back',
      description: 'An extension.',
      tags,
      security,
      parameters: ofDocument,
      responses: {
        200: answer('The report and its figures', 'DocumentReading'),
        ...failing({
          bad_request: 'The same report was given again meanwhile',
          ...missing,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/documents/{documentId}/confirmation': {
    post: {
      operationId: 'confirmDocument',
      summary: 'Say that a report is this organization’s',
      description:
        'An extension. A report whose text names neither the organization nor its company, its group or another known ' +
        'name of them (`asks_whose`) may be another company’s: nothing of it can be accepted before a person confirms it.',
      tags,
      security,
      parameters: ofDocument,
      requestBody: body('DocumentConfirmation'),
      responses: {
        200: answer('The report and its figures', 'DocumentReading'),
        ...failing({ bad_request: 'The answer is incomplete', ...missing, ...bodyFailures, ...commonFailures }),
      },
    },
  },
  '/organizations/{id}/documents/{documentId}/figures/{figureId}': {
    post: {
      operationId: 'decideFigure',
      summary: 'Accept, correct or reject a figure',
      description:
        'An extension. Accepted and corrected figures become performances of the organization, marked as extracted and ' +
        'verified by whom; "proposed" takes a decision back.',
      tags,
      security,
      parameters: ofFigure,
      requestBody: body('FigureVerdict'),
      responses: {
        200: answer('The report and its figures', 'DocumentReading'),
        ...failing({
          bad_request:
            'The decision is incomplete, accepts a figure of CO2 alone, or takes one of a report that does not name the organization',
          ...missing,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
}
