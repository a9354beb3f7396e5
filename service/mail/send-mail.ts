import nodemailer from 'nodemailer'
import { MailFailure } from './mail-failure'
import type { MailSettings } from './mail-settings'

export type Mail = {
  to: readonly string[]
  subject: string
  text: string
  html?: string
  replyTo?: string
}

/** A server that does not answer holds nobody longer than this. */
const waitMs = 20_000

/**
 * Sends one message to all of `to`; each of them sees the others. Content comes from the caller alone: no file and no address is
 * read to fill it. Throws MailFailure, in words without password, where the server does not take it for every one of them.
 */
export async function sendMail(settings: MailSettings, mail: Mail): Promise<void> {
  const transport = nodemailer.createTransport({
    url: settings.url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const { rejected } = await transport.sendMail({ ...mail, from: settings.from, to: [...mail.to] })
    if (rejected.length > 0) {
      throw new MailFailure(`The mail server does not take mail for ${rejected.map(String).join(', ')}`, {
        isPassing: false,
      })
    }
  } catch (error) {
    if (error instanceof MailFailure) throw error
    throw describe(error)
  } finally {
    transport.close()
  }
}

/** 5xx of SMTP says that the same message will not be taken later either (RFC 5321, 4.2.1); anything else may pass. */
function describe(cause: unknown): MailFailure {
  const { responseCode = null, code = null } = Object(cause) as { responseCode?: number | null; code?: string | null }
  const isPassing = responseCode === null || responseCode < 500
  if (code === 'EAUTH')
    return new MailFailure('The mail server refuses user or password of SMTP_URL', { isPassing, cause })
  if (responseCode !== null)
    return new MailFailure(`The mail server answered with ${responseCode}`, { isPassing, cause })
  return new MailFailure(`The mail server cannot be reached${code === null ? '' : ` (${code})`}`, { isPassing, cause })
}
