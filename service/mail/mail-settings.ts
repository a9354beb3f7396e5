/** How this installation sends e-mail; from the environment (service/config.ts). */
export type MailSettings = {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  url: string
  /** "Carbon Register <register@example.com>" */
  from: string
}

/** Null where SMTP_URL is not set. Throws an Error that names the variable that is wrong. */
export function readMailSettings({
  SMTP_URL: url,
  MAIL_FROM: from,
}: {
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
}): MailSettings | null {
  if (url === undefined) return null
  const protocol = URL.canParse(url) ? new URL(url).protocol : null
  // The address may hold a password: it is not repeated.
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new Error('SMTP_URL: must begin with smtp:// or smtps://')
  if (from === undefined) throw new Error('MAIL_FROM: is needed beside SMTP_URL: the address that e-mail comes from')
  if (!/^(?:[^<>@\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) throw new Error('MAIL_FROM: is no e-mail address')
  return { url, from }
}
