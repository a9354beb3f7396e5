import 'server-only'
import { servicePath } from '@/lib/server/service-path'
import { askService, type ServiceAnswer, type ServiceRequest } from './service-client'

type Asked = Pick<ServiceRequest, 'ifNoneMatch' | 'timeoutMs'> & { currency: string | null; rates: string | null }

/**
 * Fetches one organization. A service with only the published parameters may refuse `rates`: it is then asked again without, and the page
 * derives the rates from the figures themselves.
 */
export async function askOrganization(id: string, { currency, rates, ...rest }: Asked): Promise<ServiceAnswer> {
  const ask = (parameters: { currency?: string; rates?: string }) => {
    const path = servicePath('/organizations/{id}', { id }, parameters)
    return askService({ method: 'GET', path, ...rest })
  }
  const money = currency ? { currency } : {}
  if (!rates) return ask(money)
  const answer = await ask({ ...money, rates })
  return isAboutUnknownParameter(answer) ? ask(money) : answer
}

function isAboutUnknownParameter(answer: ServiceAnswer): boolean {
  if (!('status' in answer) || ![400, 422].includes(answer.status)) return false
  if (answer.status === 422 || answer.kind !== 'answered') return true
  // Our own service knows the parameter and says what is wrong with the year or the currency.
  const detail = typeof answer.json === 'object' && answer.json !== null ? Reflect.get(answer.json, 'detail') : null
  return !(typeof detail === 'string' && /^(rates|currency): /.test(detail))
}
