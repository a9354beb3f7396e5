import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Working with suppliers']
const security = [{ projectKey: [] }]
const id = pathParameter('id', 'The id that registering answered')
const missing = { organization_not_found: 'This project has no organization with this id' }
const state = { 200: answer('The state, and what it was before', 'Engagement') }

export const engagementPaths = {
  '/engagement': {
    get: {
      operationId: 'readEngagementOverview',
      summary: 'Where the project stands with its organizations, and what waits for a person',
      description: 'An extension. Counts by stage, next steps that are due, and the questions that are open.',
      tags,
      security,
      responses: {
        200: answer('Counts, next steps and open questions', 'EngagementOverview'),
        ...failing(commonFailures),
      },
    },
  },
  '/organizations/{id}/engagement': {
    get: {
      operationId: 'readEngagement',
      summary: 'Read how the team works with an organization',
      tags,
      security,
      parameters: [id],
      responses: { ...state, ...failing({ ...missing, ...commonFailures }) },
    },
    put: {
      operationId: 'changeEngagement',
      summary: 'Say who works with an organization, how far that is and what comes next',
      description: 'An extension. The body is all of it from then on; what it was before is kept.',
      tags,
      security,
      parameters: [id],
      requestBody: body('EngagementChange'),
      responses: {
        ...state,
        ...failing({ bad_request: 'A field of a wrong form', ...missing, ...bodyFailures, ...commonFailures }),
      },
    },
  },
}
