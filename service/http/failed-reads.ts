import type { IncomingMessage } from 'node:http'
import type { OrganizationAnswer } from '@/service/organizations/read/answer-cache'

/**
 * Reads that failed before Fastify saw the request (answer-before-fastify.ts), for the route that answers it then: asked
 * again, a database that is away would be waited for twice.
 */
export const failedReads = new WeakMap<IncomingMessage, Promise<OrganizationAnswer>>()
