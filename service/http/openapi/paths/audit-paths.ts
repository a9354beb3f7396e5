import { AuditQuery } from '@/service/contract/audit'
import { toParameters } from '@/service/http/openapi/components'
import { answer, commonFailures, failing } from '@/service/http/openapi/describe'

export const auditPaths = {
  '/audit': {
    get: {
      operationId: 'readAudit',
      summary: 'Read the audit log',
      description:
        'An extension. Who did what and from where, newest first: keys made and revoked, merges, match answers, ' +
        'imports, accepted figures, failed authentications (counted, one entry a minute). Never a key or a body.',
      tags: ['Projects and keys'],
      security: [{ teamKey: [] }],
      parameters: toParameters(AuditQuery),
      responses: {
        200: answer('A page of entries', 'AuditPage'),
        ...failing({ bad_request: 'Values of a wrong type or form', ...commonFailures }),
      },
    },
  },
}
