import {
  answer,
  answerList,
  body,
  bodyFailures,
  commonFailures,
  failing,
  pathParameter,
} from '@/service/http/openapi/describe'

const tags = ['Reports']
const security = [{ projectKey: [] }]
const team = [{ teamKey: [] }]
const parameters = [pathParameter('id', 'The id of the organization')]
const unknown = { organization_not_found: 'This project has no organization with this id' }

export const reportSearchPaths = {
  '/report-searches': {
    get: {
      operationId: 'listReportSearches',
      summary: 'List reports that were looked for',
      description:
        'An extension. Where reports are looked for: what was found on the websites of the project’s organizations, the last first, at most 500.',
      tags,
      security,
      responses: { 200: answerList('The searches', 'ListedReportSearch'), ...failing(commonFailures) },
    },
  },
  '/report-searches/choice': {
    get: {
      operationId: 'readReportSearchChoice',
      summary: 'Whether reports are looked for on websites',
      description: 'An extension. Off until an admin says yes, or REPORTS_FIND does.',
      tags,
      security: [...security, ...team],
      responses: {
        200: answer('Whether they are, and who decided it', 'ReportSearchChoice'),
        ...failing(commonFailures),
      },
    },
    put: {
      operationId: 'chooseReportSearch',
      summary: 'Have reports looked for, or not',
      description:
        'An extension. Of the whole installation. From yes on, organizations with a website are researched again and their reports looked for.',
      tags,
      security: team,
      requestBody: body('NewReportSearchChoice'),
      responses: {
        200: answer('What is so from now on', 'ReportSearchChoice'),
        ...failing({
          bad_request: 'REPORTS_FIND decides in this installation, or the body is not as described',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/report-search': {
    get: {
      operationId: 'readReportSearch',
      summary: 'What came of looking for its report',
      description: 'An extension. The report’s address, and every address that was asked with what came of it.',
      tags,
      security,
      parameters,
      responses: { 200: answer('The search', 'ReportSearch'), ...failing({ ...unknown, ...commonFailures }) },
    },
    post: {
      operationId: 'searchReport',
      summary: 'Look for its report now',
      description: 'An extension. Once a quarter it is looked for again by itself.',
      tags,
      security,
      parameters,
      responses: {
        202: answer('It is to be looked for', 'ReportSearch'),
        ...failing({
          bad_request: 'No website is known, this installation looks for no reports, or the body is no JSON',
          ...unknown,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
}
