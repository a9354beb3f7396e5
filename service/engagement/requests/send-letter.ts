import type { Context } from '@/service/context'
import type { SupplierLetter } from '@/service/contract/engagement/supplier-request'
import { ServiceError } from '@/service/errors'
import { MailFailure } from '@/service/mail/mail-failure'
import { sendMail } from '@/service/mail/send-mail'
import { hashKey } from '@/service/projects/hash-key'
import { changeSupplierRequest } from '@/service/storage/engagement/supplier-requests'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { type OneRequest, requireRequest } from './ask-supplier'
import { stateOfRequest } from './present-request'
import { tokenForm } from './request-token'

/** The most e-mails for one link: a letter and two reminders, with room for wrong addresses. */
const mostMails = 5

/**
 * Sends the letter of an open link over SMTP. Only a text that contains the link's token is sent, so that a key cannot be used to
 * send arbitrary e-mails. ServiceError `organization_not_found`, `not_found`; `bad_request` if no mail server is set, the link is
 * not open, or the text does not contain it; `unavailable` if the mail server may accept it later.
 */
export async function sendLetter(
  ctx: Pick<Context, 'clock' | 'database' | 'mail'>,
  { letter, ...request }: OneRequest & { letter: SupplierLetter },
  by: Actor = operator,
): Promise<void> {
  const { row, mail } = await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const found = await requireRequest(transaction, request)
    if (ctx.mail === null) throw new ServiceError('bad_request', 'This service sends no e-mail: SMTP_URL is not set')
    if (stateOfRequest(found, ctx.clock()) !== 'open')
      throw new ServiceError('bad_request', 'This link is not open any more')
    const tokens = letter.text.match(tokenForm) ?? []
    if (!tokens.some((token) => hashKey(token) === found.tokenHash))
      throw new ServiceError('bad_request', 'text: does not contain the link of this request')
    if (found.mails >= mostMails)
      throw new ServiceError('bad_request', `At most ${mostMails} e-mails are sent for one link`)
    // Counted before sending, so that many requests at once cannot exceed the limit.
    await changeSupplierRequest(transaction, found.id, { mails: found.mails + 1 })
    return { row: found, mail: ctx.mail }
  })
  const { to, subject, text, reply_to: replyTo } = letter
  try {
    await sendMail(mail, { to: [to], subject, text, ...(replyTo !== null && { replyTo }) })
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    throw new ServiceError(error.isPassing ? 'unavailable' : 'bad_request', error.message, { cause: error })
  }
  const at = ctx.clock()
  await ctx.database.transaction(async (transaction) => {
    await changeSupplierRequest(transaction, row.id, { mailedAt: at })
    const details = { project_id: row.projectId, organization_id: row.organizationId, request_id: row.id }
    await insertAuditEvent(transaction, { kind: 'supplier_request.mailed', by, details, at })
  })
}
