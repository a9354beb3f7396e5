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
const unknownProject = { not_found: 'There is no such project' }
const malformed = { bad_request: 'Values of a wrong type or form' }
const projectId = pathParameter('id', 'The id of the project')

export const projectPaths = {
  '/projects': {
    post: {
      operationId: 'createProject',
      summary: 'Create a project',
      description: 'Answers its first key, which is shown here once and never again.',
      tags,
      security,
      requestBody: body('ProjectRegistration'),
      responses: {
        201: answer('The project with its key', 'CreatedProject'),
        ...failing({ ...malformed, ...bodyFailures, ...commonFailures }),
      },
    },
    get: {
      operationId: 'listProjects',
      summary: 'List projects',
      tags,
      security,
      responses: { 200: answerList('All projects, oldest first', 'ProjectSummary'), ...failing(commonFailures) },
    },
  },
  '/projects/{id}/keys': {
    post: {
      operationId: 'createKey',
      summary: 'Create a key',
      description:
        'To rotate: create a key, move the clients over, revoke the other. With both scopes unless scopes are given. ' +
        'The key is shown here once.',
      tags,
      security,
      parameters: [projectId],
      requestBody: body('KeyRegistration', false),
      responses: {
        201: answer('The key', 'CreatedKey'),
        ...failing({ ...malformed, ...unknownProject, ...bodyFailures, ...commonFailures }),
      },
    },
    get: {
      operationId: 'listKeys',
      summary: "List a project's keys",
      description: 'Newest first, without the keys themselves.',
      tags,
      security,
      parameters: [projectId],
      responses: { 200: answerList('The keys', 'KeySummary'), ...failing({ ...unknownProject, ...commonFailures }) },
    },
  },
  '/projects/{id}/keys/{keyId}': {
    delete: {
      operationId: 'revokeKey',
      summary: 'Revoke a key',
      description: 'The key ends at once; in other processes of the service within five seconds.',
      tags,
      security,
      parameters: [projectId, pathParameter('keyId', 'The id of the key')],
      responses: {
        204: { description: 'The key is revoked' },
        ...failing({ not_found: 'The project has no such key', ...commonFailures }),
      },
    },
  },
}
