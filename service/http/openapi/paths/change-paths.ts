import { mostChanges } from '@/service/contract/organization/organization-change'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Organizations']
const security = [{ projectKey: [] }]
const parameters = [pathParameter('id', 'The id that registering answered')]
const missing = { organization_not_found: 'This project has no organization with this id, or has it no more' }
const noRoom = { too_many_organizations: 'The project has no room for them; then none is restored' }

/** PATCH and DELETE of /organizations/{id}; its GET is in organization-paths.ts. */
export const changeOperations = {
  patch: {
    operationId: 'changeOrganization',
    summary: 'Change what was registered',
    description:
      'An extension: a JSON merge patch. A field that is not named stays as it is, null takes its value away. What is set so ' +
      'wins over what sources say and is marked in `registration.set_by_hand`; research runs again.',
    tags,
    security,
    parameters,
    requestBody: body('OrganizationChange'),
    responses: {
      200: answer('The organization, changed', 'Organization'),
      ...failing({
        bad_request: 'No field, or values of a wrong form; the detail names every field',
        conflict:
          'Another organization of the project has that identifier, or a field of `if_unchanged` was changed meanwhile',
        ...missing,
        ...bodyFailures,
        ...commonFailures,
      }),
    },
  },
  delete: {
    operationId: 'removeOrganization',
    summary: 'Take an organization out of the project',
    description:
      'An extension. It is in no list and answers 404, its place in the quota is free, and the same registered again is a new ' +
      'organization. For 30 days it can be restored, then it is erased with all that was given for it. Records merged into it go with it.',
    tags,
    security,
    parameters,
    responses: { 200: answer('It is removed', 'OrganizationsRemoved'), ...failing({ ...missing, ...commonFailures }) },
  },
}

/** PATCH of /organizations/batch; its POST and GET are in batch-paths.ts. */
export const changeManyOperation = {
  operationId: 'changeOrganizations',
  summary: 'Change many organizations',
  description: `An extension. At most ${mostChanges} bodies of PATCH /organizations/{id} with \`id\`; each is taken or refused by itself.`,
  tags,
  security,
  requestBody: body('ChangeBatch'),
  responses: {
    200: answer('One outcome for each change, in their order', 'ChangeOutcomes'),
    ...failing({
      bad_request: `Not an object with 1 to ${mostChanges} changes`,
      ...bodyFailures,
      payload_too_large: 'The body is larger than 1024 KB',
      ...commonFailures,
    }),
  },
}

const wrongIds = { bad_request: 'Not ids, or too many' }

export const changePaths = {
  '/organizations/{id}/restore': {
    post: {
      operationId: 'restoreOrganization',
      summary: 'Bring a removed organization back',
      description: 'An extension. For 30 days, under the same id and with all it had; research runs again.',
      tags,
      security,
      parameters,
      responses: {
        200: answer('The organization', 'Organization'),
        ...failing({
          bad_request: 'A body that is not JSON',
          organization_not_found: 'It was not removed, or is erased',
          ...noRoom,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/remove': {
    post: {
      operationId: 'removeOrganizations',
      summary: 'Take many organizations out of the project',
      description: 'An extension. As DELETE /organizations/{id} does, all at once.',
      tags,
      security,
      requestBody: body('OrganizationIds'),
      responses: {
        200: answer('Which are removed, and which the project does not have', 'OrganizationsRemoved'),
        ...failing({ ...wrongIds, ...bodyFailures, ...commonFailures }),
      },
    },
  },
  '/organizations/restore': {
    post: {
      operationId: 'restoreOrganizations',
      summary: 'Bring many removed organizations back',
      description: 'An extension. All at once, or none where the quota has no room for all.',
      tags,
      security,
      requestBody: body('OrganizationIds'),
      responses: {
        200: answer('Which are back', 'OrganizationsRestored'),
        ...failing({ ...wrongIds, ...noRoom, ...bodyFailures, ...commonFailures }),
      },
    },
  },
}
