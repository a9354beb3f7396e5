import { failing } from '@/service/http/openapi/describe'

const tags = ['Operation']
const status = { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] }

const unreadable = { bad_request: 'What was sent cannot be read as HTTP' } as const
const tooMany = {
  too_many_requests: 'More requests a minute than this address is answered without a valid key',
} as const

function text(description: string, mediaType: string, schema: object = { type: 'string' }) {
  return { 200: { description, content: { [mediaType]: { schema } } } }
}

export const operationPaths = {
  '/healthz': {
    get: {
      operationId: 'checkHealth',
      summary: 'Whether the process answers',
      tags,
      security: [],
      responses: {
        ...text('It does', 'application/json', status),
        ...failing({
          ...unreadable,
          unavailable: 'The embedded database has stopped, and the process ends in a moment',
        }),
      },
    },
  },
  '/readyz': {
    get: {
      operationId: 'checkReadiness',
      summary: 'Whether organizations can be registered',
      tags,
      security: [],
      responses: {
        ...text('They can', 'application/json', status),
        ...failing({
          ...unreadable,
          unavailable: 'The database is away or not migrated, or the known companies are not loaded',
        }),
      },
    },
  },
  '/metrics': {
    get: {
      operationId: 'readMetrics',
      summary: 'Counts and times of this process, for Prometheus',
      description:
        'With METRICS_TOKEN set it is the bearer token; without, only callers on the same machine are answered, others get 404.',
      tags,
      security: [],
      responses: {
        ...text('The text format of Prometheus', 'text/plain'),
        ...failing({ not_found: 'The caller is on another machine, or does not send METRICS_TOKEN' }),
      },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'readOpenApiDocument',
      summary: 'This document',
      tags,
      security: [],
      responses: { ...text('OpenAPI 3.1', 'application/json', { type: 'object' }), ...failing(tooMany) },
    },
  },
  '/docs': {
    get: {
      operationId: 'readDocs',
      summary: 'This document as a page',
      tags,
      security: [],
      responses: { ...text('The page', 'text/html'), ...failing(tooMany) },
    },
  },
}
