import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FailedAttempts } from '@/service/audit/failed-attempts'
import { ServiceError } from '@/service/errors'
import { toAddressGroup } from './address-group'
import type { Limits } from './limits'
import { type Budget, createTokenBuckets, type TokenBuckets } from './token-buckets'

/** Counts requests by key and by address, and refuses what is too much. */
export type Gate = {
  /** Counts a request of this key. Throws ServiceError('too_many_requests'). */
  countKey(reply: FastifyReply, key: string): void
  /**
   * The same for a project's key without a reply: gives the header fields to send, name and value in turn. null where the
   * request is too much, and then nothing was counted.
   */
  admitKey(keyId: number): readonly string[] | null
  /** Takes back what `admitKey` counted, for a request that is counted again. */
  uncountKey(keyId: number): void
  /** Counts a request without a key that is known here. Throws ServiceError('too_many_requests'). */
  countAddress(request: FastifyRequest, reply: FastifyReply): void
  /** Whether this address has been refused so often that an unknown key is not looked up any more. */
  isSpent(request: FastifyRequest): boolean
  /** Counts an attempt that failed, for the audit log and for the address. Throws ServiceError('too_many_requests'). */
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
    admitKey(keyId) {
      if (keys === null) return []
      const budget = keys.take(nameOfKey(keyId))
      return budget.isAllowed ? ['ratelimit-policy', policyOf('key', keys), 'ratelimit', leftOf('key', budget)] : null
    },
    uncountKey(keyId) {
      keys?.giveBack(nameOfKey(keyId))
    },
    countAddress,
    isSpent(request) {
      return addresses?.isSpent(toAddressGroup(request.ip)) ?? false
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

/** The holder of a bucket that stands for a project's key. */
export function nameOfKey(keyId: number): string {
  return `project key ${keyId}`
}

/** The fields of draft-ietf-httpapi-ratelimit-headers since revision 08: one list each, no X- names. */
function describe(policy: string, buckets: TokenBuckets, budget: Budget): Record<string, string> {
  return { 'ratelimit-policy': policyOf(policy, buckets), ratelimit: leftOf(policy, budget) }
}

function policyOf(policy: string, { perMinute }: TokenBuckets): string {
  return `"${policy}";q=${perMinute};w=60`
}

function leftOf(policy: string, { remaining, resetSeconds }: Budget): string {
  return `"${policy}";r=${remaining};t=${resetSeconds}`
}
