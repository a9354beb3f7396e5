import 'server-only'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService, type ServiceRequest } from '@/lib/server/service/service-client'
import { readFields } from './read-body'

export type Sending<Asked extends 'PUT' | 'PATCH' | 'POST'> = Pick<ServiceRequest<Asked>, 'method' | 'path'> & {
  notOffered: string
  largestBody?: number
  isSlow?: boolean
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Forwards a JSON body to an extension of the service, which checks it; 501 with `notOffered` if the service has no such path. `complete`
 * changes the body before it is sent.
 */
export async function sendJson<Asked extends 'PUT' | 'PATCH' | 'POST'>(
  request: Request,
  { method, path, notOffered, largestBody, isSlow = false }: Sending<Asked>,
  complete: (fields: Fields) => Promise<Fields> = async (fields) => fields,
): Promise<Response> {
  const read = await readFields(request, largestBody)
  if (read instanceof Response) return read
  const body = JSON.stringify(await complete(read))
  return answerExtension(await askService({ method, path, body, isSlow }), notOffered, true)
}
