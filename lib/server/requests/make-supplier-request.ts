import 'server-only'
import * as z from 'zod'
import { chooseLocale } from '@/lib/format/choose-locale'
import { formatDay } from '@/lib/format/day'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { languages } from '@/lib/messages/languages'
import { createWords } from '@/lib/messages/words'
import { readWriting } from '@/lib/messages/writing'
import { paths } from '@/lib/paths'
import { isSignInConfigured } from '@/lib/server/exposure/exposure'
import { answerError } from '@/lib/server/service/answer-browser'
import { askOrganization } from '@/lib/server/service/ask-organization'
import { notOffered } from '@/lib/server/service/not-offered'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { parseOrganization } from '@/lib/views/answers/organization-answer'
import { findGaps } from '@/lib/views/engagement/find-gaps'
import { writeLetter } from '@/lib/views/engagement/write-letter'
import { readBody } from './read-body'
import { readPublicAddress } from './read-public-address'
import { whoAsks } from './who-asks'

const Asked = z.strictObject({
  team: z.string(),
  language: z.enum(languages),
  year: z.number(),
  expires_in_days: z.number(),
  recipient: z.string().nullable(),
})

const Made = z.looseObject({
  request_id: z.number(),
  token: z.string(),
  requests: z.array(z.looseObject({ id: z.number(), expires_at: z.string() })),
})

/**
 * Creates a link for the organization's answer, and the letter in its language that asks for what we lack. The link's token follows "#",
 * which no browser sends to a server and no log records.
 */
export async function makeRequest(request: Request, id: string): Promise<Response> {
  const asked = await readBody(request, Asked)
  if (asked instanceof Response) return asked
  const found = await askOrganization(id, { currency: 'USD', rates: null })
  const organization = found.kind === 'answered' && found.status === 200 ? parseOrganization(found.json) : null
  const body = JSON.stringify({ ...asked, ...(await whoAsks(request)) })
  const answer = await askService({
    method: 'POST',
    path: servicePath('/organizations/{id}/supplier-requests', { id }),
    body,
  })
  if (answer.kind !== 'answered' || answer.status !== 201)
    return answerExtension(answer, notOffered.supplierRequests, true)
  const made = Made.safeParse(answer.json)
  if (!made.success) return answerError(502, 'Unexpected answer', 'The service answered with something else.')
  const { token, request_id: requestId, requests } = made.data
  const link = `${readPublicAddress(request.headers)}${paths.answer}?lang=${asked.language}#${token}`
  const locale = chooseLocale(null, asked.language)
  const writing = readWriting(locale)
  const expiresAt = requests.find((one) => one.id === requestId)?.expires_at ?? null
  const letter = writeLetter(createWords({ ...compileCatalog(asked.language), writing }, locale, 'letter'), {
    team: asked.team.replace(/\s+/g, ' ').trim(),
    organization: organization?.name ?? null,
    year: asked.year,
    gaps: organization === null ? null : findGaps(organization, asked.year),
    link,
    expiresOn: expiresAt === null ? null : formatDay(expiresAt, locale, writing.days),
  })
  const { token: _told, ...list } = made.data
  // Without sign-in this dashboard serves only its own machine, so nobody else could open the link.
  const isReachable = isSignInConfigured(process.env)
  return Response.json(
    { ...list, letter: { ...letter, link, is_reachable: isReachable } },
    { status: 201, headers: { 'cache-control': 'private, no-store' } },
  )
}
