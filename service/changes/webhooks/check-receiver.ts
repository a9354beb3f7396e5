import { ServiceError } from '@/service/errors'
import { checkUrl, type Reach } from '@/service/fetching/connect-guard'
import { FetchFailure } from '@/service/fetching/fetch-failure'

/**
 * Throws FetchFailure for an address that may not receive messages, as far as its text shows; the IP address behind its name is
 * checked at each message. Addresses without TLS are allowed only where an operator allows addresses of their own network.
 */
export function checkReceiver(text: string, reach: Reach): void {
  const url = new URL(text)
  if (url.protocol === 'http:' && reach.mayConnect === undefined) throw new FetchFailure('must begin with https')
  checkUrl(url, reach)
}

/** Checks the address of a request in the same way. ServiceError `bad_request`. */
export function requireReceiver(text: string, reach: Reach): void {
  try {
    checkReceiver(text, reach)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new ServiceError('bad_request', `url: ${error.message}`)
  }
}
