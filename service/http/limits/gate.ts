import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FailedAttempts } from '@/service/audit/failed-attempts'
import { ServiceError } from '@/service/errors'
import { toAddressGroup } from './address-group'
import type { Limits } from './limits'
import { type Budget, createTokenBuckets, type TokenBuckets } from './token-buckets'

/** Counts requests by key and by address, and refuses too many. */
export type Gate = {
  /** Counts a request of this key. Throws ServiceError('too_many_requests'). */
  countKey(reply: FastifyReply, key: string): void
  /** Counts a request without a known key. Throws ServiceError('too_many_requests'). */
  countAddress(request: FastifyRequest, reply: FastifyReply): void
  /** Whether this address has been refused so often that its unknown keys are not looked up any more. */
  isSpent(request: FastifyRequest): boolean
  /** Counts a failed attempt for the audit log and for the address. Throws ServiceError('too_many_requests'). */
  countFailure(request: FastifyRequest, reply: FastifyReply): void
}

declare module 'fastify' {
  interface FastifyInstance {
    gate: Gate
  }
}

export function createGate(limits: Limits, failures: FailedAttempts, clock: () => Date): Gate {
  const { keyPerMinute, addressPerMinute } = limits
  const keys = keyPerMinute === null ? null : createTokenBuckets(keyPerMinute, clock)
  const addresses = addressPerMinute === null ? null : createTokenBuckets(addressPerMinute, clock)

  function countAddress(request: FastifyRequest, reply: FastifyReply): void {
    if (addresses === null) return
    const budget = addresses.take(toAddressGroup(request.ip))
    if (!budget.isAllowed) refuse(reply, 'address', addresses, budget)
  }

  return {
    countKey(reply, key) {
      if (keys === null) return
      const budget = keys.take(key)
      if (!budget.isAllowed) refuse(reply, 'key', keys, budget)
      reply.headers(describe('key', keys, budget))
    },
    countAddress,
    isSpent(request) {
      return addresses !== null && !addresses.isEmpty() && addresses.isSpent(toAddressGroup(request.ip))
    },
    countFailure(request, reply) {
      failures.count(toAddressGroup(request.ip))
      countAddress(request, reply)
    },
  }
}

function refuse(reply: FastifyReply, policy: string, buckets: TokenBuckets, budget: Budget): never {
  reply.headers(describe(policy, buckets, budget))
  const whose = policy === 'key' ? 'With this key' : 'Without a valid key'
  throw new ServiceError(
    'too_many_requests',
    `${whose} at most ${buckets.perMinute} requests a minute are answered; try again in ${budget.retrySeconds} s`,
    { retryAfterSeconds: budget.retrySeconds },
  )
}

/** The fields of draft-ietf-httpapi-ratelimit-headers since revision 08: one list each, no X- names. */
function describe(
  policy: string,
  { perMinute }: TokenBuckets,
  { remaining, resetSeconds }: Budget,
): Record<string, string> {
  return {
    'ratelimit-policy': `"${policy}";q=${perMinute};w=60`,
    ratelimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
  }
}
