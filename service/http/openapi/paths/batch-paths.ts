import { BatchStatusesQuery, mostRows } from '@/service/contract/batch'
import { RegistrationQuery } from '@/service/contract/organization/match'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing } from '@/service/http/openapi/describe'
import { changeManyOperation } from './change-paths'

const tags = ['Organizations']
const security = [{ projectKey: [] }]

export const batchPaths = {
  '/organizations/batch': {
    post: {
      operationId: 'registerOrganizations',
      summary: 'Register many organizations',
      description:
        `An extension. At most ${mostRows} bodies of POST /organizations; each is taken or refused by itself, by the same ` +
        'rules. Sending a batch again registers nothing twice. With dry_run=true nothing is created: each row is looked ' +
        'at alone, so two rows of one organization are both new.',
      tags,
      security,
      parameters: toParameters(RegistrationQuery),
      requestBody: body('Batch'),
      responses: {
        200: answer('One outcome for each row, in the order of the rows', 'BatchOutcomes'),
        ...failing({
          bad_request: `Not an object with 1 to ${mostRows} rows`,
          ...bodyFailures,
          payload_too_large: 'The body is larger than 1024 KB',
          ...commonFailures,
        }),
      },
    },
    get: {
      operationId: 'readStatuses',
      summary: 'How far the research of many organizations is',
      description: 'An extension. An id that this project does not have is left out.',
      tags,
      security,
      parameters: toParameters(BatchStatusesQuery),
      responses: {
        200: answer('The status of each', 'BatchStatuses'),
        ...failing({ bad_request: 'Not ids separated by commas, or too many', ...commonFailures }),
      },
    },
    patch: changeManyOperation,
  },
}
