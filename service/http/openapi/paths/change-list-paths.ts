import { ChangeSummaryQuery, ChangesQuery } from '@/service/contract/changes'
import { DigestQuery } from '@/service/contract/digest'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing } from '@/service/http/openapi/describe'

export const changeListPaths = {
  '/changes': {
    get: {
      operationId: 'listChanges',
      summary: 'What changed of the organizations since a day or a cursor',
      description:
        'An extension. Figures of a new year, targets set, renewed, removed and expired, lists joined and left, scores outside of ' +
        'their earlier range, other matches, reports found and decided, details edited by hand; each with the day of its source and the ' +
        'moment it was noted. Of organizations that were removed, and of companies no longer taken for one, nothing is told.',
      tags: ['Changes'],
      security: [{ projectKey: [] }],
      parameters: toParameters(ChangesQuery),
      responses: {
        200: answer('A page of changes', 'ChangePage'),
        ...failing({ bad_request: 'A parameter of a wrong form', ...commonFailures }),
      },
    },
  },
  '/changes/summary': {
    get: {
      operationId: 'summarizeChanges',
      summary: 'How much changed since a day or a cursor, by kind, and of which organizations',
      description: 'An extension. Counts what GET /changes lists.',
      tags: ['Changes'],
      security: [{ projectKey: [] }],
      parameters: toParameters(ChangeSummaryQuery),
      responses: {
        200: answer('The counts', 'ChangeSummary'),
        ...failing({ bad_request: 'A parameter of a wrong form', ...commonFailures }),
      },
    },
  },
  '/changes/digest': {
    get: {
      operationId: 'readDigest',
      summary: 'A summary of what was noted within the last days, as text and HTML',
      description:
        'An extension. What is sent by e-mail where that is set up, and to whom; it is to be read without e-mail too.',
      tags: ['Changes'],
      security: [{ projectKey: [] }],
      parameters: toParameters(DigestQuery),
      responses: {
        200: answer('The summary', 'Digest'),
        ...failing({ bad_request: 'A parameter of a wrong form', ...commonFailures }),
      },
    },
    put: {
      operationId: 'changeDigest',
      summary: 'Set to whom the summary is sent by e-mail, and how often',
      description: 'An extension. Daily at 06:00 UTC or on Mondays; nothing is sent where nothing changed.',
      tags: ['Changes'],
      security: [{ projectKey: [] }],
      requestBody: body('DigestChange'),
      responses: {
        200: answer('As it is now', 'DigestMail'),
        ...failing({
          bad_request: 'Values of a wrong form, or this installation sends no e-mail',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
}
