import { EstimateQuery } from '@/service/contract/organization/estimate'
import { RegistrationQuery } from '@/service/contract/organization/match'
import { OrganizationQuery } from '@/service/contract/organization/organization-query'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'
import { changeOperations } from './change-paths'
import { listOperation } from './portfolio-paths'

const tags = ['Organizations']
const security = [{ projectKey: [] }]

export const organizationPaths = {
  '/organizations': {
    post: {
      operationId: 'registerOrganization',
      summary: 'Register an organization',
      description:
        'Registers an organization in the project of the key and answers the latest data on it. One that is already ' +
        'registered is not registered again: the first record answers, its blanks filled with what is new. While ' +
        '`status` is neither `synced` nor `errored`, research is in progress; read it again.',
      tags,
      security,
      parameters: toParameters(RegistrationQuery).map((parameter) => ({
        ...parameter,
        deprecated: true,
        description: 'true: an older way to ask POST /organizations/dry-run, whose answer then comes',
      })),
      requestBody: body('Registration'),
      responses: {
        200: answer('The organization, newly registered or found', 'Organization'),
        ...failing({
          bad_request: 'Not a JSON object, or values of a wrong type or form; the detail names every field',
          unknown_identifier: 'No name, and nothing known has the identifiers given. This body has no title',
          too_many_organizations: 'The project has as many organizations as it may have',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
    get: listOperation,
  },
  '/organizations/dry-run': {
    post: {
      operationId: 'previewRegistration',
      summary: 'See what registering would lead to',
      description:
        'An extension. Takes the body of POST /organizations and changes nothing: a record of the project or a known company that ' +
        'would answer, companies that a person would be asked about, or a new organization.',
      tags,
      security,
      requestBody: body('Registration'),
      responses: {
        200: answer('What registering would lead to', 'DryRun'),
        ...failing({
          bad_request: 'Not a JSON object, or values of a wrong type or form; the detail names every field',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}': {
    get: {
      operationId: 'readOrganization',
      summary: 'Read an organization',
      description:
        'The latest data on an organization that this project registered. Send If-None-Match to save the body.',
      tags,
      security,
      parameters: [pathParameter('id', 'The id that registering answered'), ...toParameters(OrganizationQuery)],
      responses: {
        200: answer('The organization', 'Organization', { ETag: 'Strong: equal for equal bytes only' }),
        304: { description: 'The client has these bytes' },
        ...failing({
          bad_request: 'The currency is not known, or no rates are known for the year',
          organization_not_found: 'This project has no organization with this id; the body has the id as a string',
          ...commonFailures,
        }),
      },
    },
    ...changeOperations,
  },
  '/organizations/{id}/estimate': {
    get: {
      operationId: 'estimateOrganization',
      summary: 'Estimate emissions where none are disclosed',
      description:
        'An extension. The average of the industry times a spend, or times the revenue that is known, with range, ' +
        'confidence and every assumption in words. `estimate` is null, with the reason, where the industry or the ' +
        'money is not known. Nothing of it enters `performances`.',
      tags,
      security,
      parameters: [pathParameter('id', 'The id that registering answered'), ...toParameters(EstimateQuery)],
      responses: {
        200: answer('The estimate, or why there is none', 'OrganizationEstimate'),
        ...failing({
          bad_request: 'The spend, currency or year is not of its form',
          organization_not_found: 'This project has no organization with this id; the body has the id as a string',
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/group': {
    post: {
      operationId: 'showGroup',
      summary: 'Show what is known of the group of an organization, or not',
      description:
        'An extension. Where an organization has no figures of its own, `group` holds those of its parent, marked as such; they count in ' +
        'no sum, score or rank. With is_shown false they are left out for this organization.',
      tags,
      security,
      parameters: [pathParameter('id', 'The id that registering answered')],
      requestBody: body('GroupChoice'),
      responses: {
        200: answer('The organization', 'Organization'),
        ...failing({
          bad_request: 'Not {"is_shown": true} or {"is_shown": false}',
          organization_not_found: 'This project has no organization with this id; the body has the id as a string',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/own-data': {
    get: {
      operationId: 'readOwnData',
      summary: 'Read what your own list says of an organization',
      description:
        'An extension. Spend, category, buyer, contact and other columns, as `own_data` of registrations gave them. It stays in ' +
        'the project, and no match, figure or score depends on it.',
      tags,
      security,
      parameters: [pathParameter('id', 'The id that registering answered')],
      responses: {
        200: answer('What was given; null and empty where nothing was', 'OwnDataAnswer'),
        ...failing({
          organization_not_found: 'This project has no organization with this id; the body has the id as a string',
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/evidence': {
    get: {
      operationId: 'readEvidence',
      summary: "Read where an organization's figures come from",
      description:
        'For each figure of the answer of GET /organizations/{id}, by JSON pointer: value and unit as printed with file, ' +
        'row and column, report, publisher, licence and method; the formula with its inputs where it is computed; what other ' +
        'sources say of the same cell; the exchange rate. A figure that is missing has its reason.',
      tags,
      security,
      parameters: [pathParameter('id', 'The id that registering answered'), ...toParameters(OrganizationQuery)],
      responses: {
        200: answer('The evidence', 'Evidence', { ETag: 'Strong: equal for equal bytes only' }),
        304: { description: 'The client has these bytes' },
        ...failing({
          bad_request: 'The currency is not known',
          organization_not_found: 'This project has no organization with this id; the body has the id as a string',
          ...commonFailures,
        }),
      },
    },
  },
}
