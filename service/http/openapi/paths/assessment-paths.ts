import { answer, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

export const assessmentPaths = {
  '/organizations/{id}/assessment': {
    get: {
      operationId: 'readAssessment',
      summary: 'Read what a score stands on',
      description:
        'Every indicator with its points, evidence and what would earn it; the score without each group; confidence from ' +
        'the share of evidence known. A score keeps the version of the methodology it was made with.',
      tags: ['Organizations'],
      security: [{ projectKey: [] }],
      parameters: [pathParameter('id', 'The id that registering answered')],
      responses: {
        200: answer('The assessment', 'OrganizationAssessment'),
        ...failing({
          organization_not_found: 'This project has no organization with this id; the body has the id as a string',
          ...commonFailures,
        }),
      },
    },
  },
  '/methodology': {
    get: {
      operationId: 'readMethodology',
      summary: 'Read how scores are made',
      description: 'The very table that scores are computed with, and the thresholds of the levels.',
      tags: ['Operation'],
      security: [],
      responses: {
        200: answer('The methodology', 'Methodology'),
        ...failing({ unrecognized_parameters: 'It has no parameters' }),
      },
    },
  },
}
