import { ChangeSummaryQuery, ChangesQuery } from '@/service/contract/changes'
import { toParameters } from './components'
import { answer, commonFailures, failing } from './describe'

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
}
