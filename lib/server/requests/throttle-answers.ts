import 'server-only'
import { answerError } from '@/lib/server/service/answer-browser'
import { readClientAddress } from '@/lib/server/session/client-address'
import { readSignInSettings } from '@/lib/server/session/sign-in-settings'

/** Requests to the supplier form per window. Without a trusted proxy all clients count as one. */
const windowMs = 10 * 60 * 1000
const most = { oneAddress: 120, everybody: 1_200 }
/** Bounds memory against clients with many addresses. */
const mostLines = 10_000

const counted = new Map<string, { requests: number; endsAt: number }>()

function count(key: string, limit: number, now: number): number | null {
  const line = counted.get(key)
  if (line === undefined || line.endsAt <= now) {
    counted.set(key, { requests: 1, endsAt: now + windowMs })
    return null
  }
  line.requests += 1
  return line.requests <= limit ? null : Math.max(1, Math.ceil((line.endsAt - now) / 1000))
}

/**
 * The 429 response for too many requests, or null. A token has 256 random bits and cannot be guessed; this protects the service and its
 * disk from those who try. Each process counts separately.
 */
export function throttleAnswers({ headers }: Pick<Request, 'headers'>, now = Date.now()): Response | null {
  if (counted.size > mostLines) for (const [key, { endsAt }] of counted) if (endsAt <= now) counted.delete(key)
  if (counted.size > mostLines) counted.clear()
  const settings = readSignInSettings()
  const address = settings === null ? null : readClientAddress(headers, settings)
  // Per address first: what is refused to one address does not count against the others.
  const ofAddress = address === null ? null : count(`address ${address}`, most.oneAddress, now)
  const wait = ofAddress ?? count('everybody', most.everybody, now)
  if (wait === null) return null
  return answerError(429, 'Too many requests', 'There were too many requests to this form.', {
    'retry-after': String(wait),
  })
}
