import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Working with suppliers']
const security = [{ projectKey: [] }]
const id = pathParameter('id', 'The id that registering answered')
const figureId = pathParameter('figureId', 'The id of the figure')
const noOrganization = { organization_not_found: 'This project has no organization with this id' }
const missing = { ...noOrganization, not_found: 'The organization has no such figure' }
const figures = { 200: answer('All that it stated to the project, as it now is', 'StatedFigureList') }

export const statedFigurePaths = {
  '/organizations/{id}/stated-figures': {
    get: {
      operationId: 'readStatedFigures',
      summary: 'Read what an organization stated to the project',
      description: 'An extension. Stated to you, not public: no other project sees it, and no score counts it.',
      tags,
      security,
      parameters: [id],
      responses: { ...figures, ...failing({ ...noOrganization, ...commonFailures }) },
    },
    post: {
      operationId: 'addStatedFigures',
      summary: 'Keep figures that an organization stated to the project',
      description:
        'An extension. They count at once. What was typed before of the same year and scope is written over. Where a public ' +
        'source has the year, its figures stay unless these cover all of its scopes and more.',
      tags,
      security,
      parameters: [id],
      requestBody: body('NewStatedFigures'),
      responses: {
        ...figures,
        ...failing({
          bad_request: 'A figure of a wrong form, of a year to come, or more than 1e12 tonnes',
          ...noOrganization,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/stated-figures/{figureId}': {
    post: {
      operationId: 'decideStatedFigure',
      summary: 'Accept or reject a figure that the organization answered',
      tags,
      security,
      parameters: [id, figureId],
      requestBody: body('StatedVerdict'),
      responses: {
        ...figures,
        ...failing({
          bad_request: 'A decision of a wrong form, or about a figure that the team gave itself',
          ...missing,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
    delete: {
      operationId: 'removeStatedFigure',
      summary: 'Remove a figure that the team gave',
      tags,
      security,
      parameters: [id, figureId],
      responses: {
        ...figures,
        ...failing({
          bad_request: 'The organization answered the figure: it can be rejected',
          ...missing,
          ...commonFailures,
        }),
      },
    },
  },
  '/stated-figures/batch': {
    post: {
      operationId: 'addManyStatedFigures',
      summary: 'Keep the figures of a sheet',
      description:
        'An extension. Each row is taken or refused by itself. Whose it is: organization_id, external_id, lei_number or name, the first ' +
        'of these that is given; a name that several organizations have is refused.',
      tags,
      security,
      requestBody: body('StatedRows'),
      responses: {
        200: answer('An outcome for each row', 'StatedOutcomes'),
        ...failing({ bad_request: 'No rows, or more than 200', ...bodyFailures, ...commonFailures }),
      },
    },
  },
}
