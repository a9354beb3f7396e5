import {
  answer,
  answerList,
  body,
  bodyFailures,
  commonFailures,
  failing,
  pathParameter,
} from '@/service/http/openapi/describe'

const tags = ['Projects and keys']
const security = [{ teamKey: [] }]

export const teamKeyPaths = {
  '/team-keys': {
    get: {
      operationId: 'listTeamKeys',
      summary: 'List team keys',
      description: 'An extension. Newest first, without the keys themselves.',
      tags,
      security,
      responses: { 200: answerList('The keys', 'TeamKeySummary'), ...failing(commonFailures) },
    },
    post: {
      operationId: 'createTeamKey',
      summary: 'Create a team key',
      description:
        'An extension. Works beside the others: create one, set it wherever the old one is used, revoke the old one. ' +
        'The key is shown here once.',
      tags,
      security,
      requestBody: body('TeamKeyRegistration', false),
      responses: {
        201: answer('The key', 'CreatedTeamKey'),
        ...failing({ bad_request: 'Values of a wrong type or form', ...bodyFailures, ...commonFailures }),
      },
    },
  },
  '/team-keys/{keyId}': {
    delete: {
      operationId: 'revokeTeamKey',
      summary: 'Revoke a team key',
      description: 'An extension. The key ends at once, in every process.',
      tags,
      security,
      parameters: [pathParameter('keyId', 'The id of the key')],
      responses: {
        204: { description: 'The key is revoked' },
        ...failing({
          bad_request: 'No other team key without an end would be left',
          not_found: 'There is no such key',
          ...commonFailures,
        }),
      },
    },
  },
}
