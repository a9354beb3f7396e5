import { OrganizationListQuery } from '@/service/contract/organization/organization-list'
import { PortfolioSummaryQuery } from '@/service/contract/organization/portfolio-summary'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Organizations']
const security = [{ projectKey: [] }]

/** GET of /organizations; its POST is in organization-paths.ts. */
export const listOperation = {
  operationId: 'listOrganizations',
  summary: "List the project's organizations",
  description:
    'An extension. Pages by cursor in both directions: new organizations between two pages neither repeat nor hide ' +
    'others. Organizations must pass all filters; values separated by commas: any of them.',
  tags,
  security,
  parameters: toParameters(OrganizationListQuery),
  responses: {
    200: answer('One page with counts', 'OrganizationList'),
    ...failing({ bad_request: 'A parameter of a wrong form, or a cursor of another order', ...commonFailures }),
  },
}

export const portfolioPaths = {
  '/organizations/summary': {
    get: {
      operationId: 'summarizeOrganizations',
      summary: 'Counts, shares and the median intensity',
      description:
        'An extension. Over the organizations that the filters leave; what is not known is counted as unknown.',
      tags,
      security,
      parameters: toParameters(PortfolioSummaryQuery),
      responses: {
        200: answer('The summary', 'PortfolioSummary'),
        ...failing({ bad_request: 'A parameter of a wrong form', ...commonFailures }),
      },
    },
  },
  '/organizations/labels': {
    post: {
      operationId: 'changeLabels',
      summary: 'Label many organizations',
      description:
        'An extension. Adds and removes labels of many organizations at once, or of none where one id is not of the ' +
        'project. The answer says what changed, which is what an undo needs.',
      tags,
      security,
      requestBody: body('LabelChange'),
      responses: {
        200: answer('The labels as they are now, and what changed', 'LabelsChanged'),
        ...failing({
          bad_request: 'An id that is not of this project, a label of a wrong form, or too many',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/labels': {
    put: {
      operationId: 'setLabels',
      summary: "Set an organization's labels",
      description: 'An extension. These labels and no others from then on; an empty list takes all off.',
      tags,
      security,
      parameters: [pathParameter('id', 'The id that registering answered')],
      requestBody: body('LabelsOfOrganization'),
      responses: {
        200: answer('The labels as they are now, and what changed', 'LabelsChanged'),
        ...failing({
          bad_request: 'A label of a wrong form, or too many',
          organization_not_found: 'This project has no organization with this id',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
}
