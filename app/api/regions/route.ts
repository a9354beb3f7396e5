import { readExtension } from '@/lib/server/read-extension'

/** Every country. 501 where the service has no such list. */
export async function GET(): Promise<Response> {
  return readExtension('/regions', 'This service has no list of countries.')
}
