import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Working with suppliers']
const security = [{ projectKey: [] }]
const id = pathParameter('id', 'The id that registering answered')
const noOrganization = { organization_not_found: 'This project has no organization with this id' }
const missing = { ...noOrganization, not_found: 'No PACT host was given for the organization' }

export const pactHostPaths = {
  '/organizations/{id}/pact-host': {
    get: {
      operationId: 'readPactHost',
      summary: 'Read where product footprints of an organization are asked for',
      description: 'An extension. With what came of it the last time; the client secret is never answered.',
      tags,
      security,
      parameters: [id],
      responses: {
        200: answer('The host, or null', 'PactHostOfOrganization'),
        ...failing({ ...noOrganization, ...commonFailures }),
      },
    },
    put: {
      operationId: 'setPactHost',
      summary: 'Give the PACT host of an organization, and the access to it',
      description:
        'An extension. Only addresses of the public internet, through https. The client secret is kept encrypted; another address needs it anew.',
      tags,
      security,
      parameters: [id],
      requestBody: body('NewPactHost'),
      responses: {
        200: answer('The host as it is kept', 'PactHostOfOrganization'),
        ...failing({
          bad_request: 'An address that is not asked, or credentials that cannot be sent',
          ...noOrganization,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
    delete: {
      operationId: 'forgetPactHost',
      summary: 'Forget the PACT host of an organization, and the access to it',
      description: 'An extension. Footprints that it gave stay.',
      tags,
      security,
      parameters: [id],
      responses: {
        200: answer('There is none', 'PactHostOfOrganization'),
        ...failing({ ...missing, ...commonFailures }),
      },
    },
  },
  '/organizations/{id}/pact-host/fetch': {
    post: {
      operationId: 'askPactHost',
      summary: 'Ask the PACT host of an organization for its product footprints',
      description:
        'An extension. Signs in with the client credentials and reads GET /3/footprints, page by page, for a minute at most. A host that does ' +
        'not answer is no failure of this service: `host.failure` says why, and there are no outcomes.',
      tags,
      security,
      parameters: [id],
      requestBody: body('PactHostFetch', false),
      responses: {
        200: answer('An outcome for each footprint, and all that are kept', 'PactHostAsked'),
        ...failing({ bad_request: 'A body of a wrong form', ...missing, ...bodyFailures, ...commonFailures }),
      },
    },
  },
}
