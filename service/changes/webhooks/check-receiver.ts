import { ServiceError } from '@/service/errors'
import { checkUrl, type Reach } from '@/service/fetching/connect-guard'
import { FetchFailure } from '@/service/fetching/fetch-failure'

/**
 * Throws FetchFailure, in words, for an address that nothing is sent to, as far as the text tells; what its name leads to is
 * checked at each message. Without TLS only where an operator allows addresses of their own network.
 */
export function checkReceiver(text: string, reach: Reach): void {
  const url = new URL(text)
  if (url.protocol === 'http:' && reach.mayConnect === undefined) throw new FetchFailure('must begin with https')
  checkUrl(url, reach)
}

/** The same of an address that somebody gives. ServiceError `bad_request`. */
export function requireReceiver(text: string, reach: Reach): void {
  try {
    checkReceiver(text, reach)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new ServiceError('bad_request', `url: ${error.message}`)
  }
}
