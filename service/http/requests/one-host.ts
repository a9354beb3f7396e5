import type { IncomingMessage } from 'node:http'
import { ServiceError } from '@/service/errors'

/** RFC 9112, section 3.2: exactly one Host; HTTP/1.0 may omit it. Node itself uses the first of several. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** @throws ServiceError bad_request for a request with no Host or two, which two programs may interpret differently. */
export function requireOneHost(request: IncomingMessage): void {
  if (!hasOneHost(request)) throw new ServiceError('bad_request', 'The request must have one Host header')
}
