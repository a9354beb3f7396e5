import { afterEach, expect, it } from 'vitest'
import { readMailSettings } from './mail-settings'
import { sendMail } from './send-mail'
import { startMailServer } from './testing/start-mail-server'

const from = 'Carbon Register <register@example.org>'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function start(login?: { user: string; password: string }) {
  const server = await startMailServer(login)
  closing.push(server.close)
  return server
}

it('sends one message with text and HTML to everybody named', async () => {
  const { url, received } = await start()
  const mail = {
    to: ['a@example.org', 'b@example.org'],
    subject: 'Änderungen',
    text: 'Two changes',
    html: '<p>Two</p>',
  }
  await sendMail({ url, from }, mail)
  expect(received).toHaveLength(1)
  const [{ from: sender, to, source } = { from: '', to: [], source: '' }] = received
  expect([sender, to]).toEqual(['register@example.org', ['a@example.org', 'b@example.org']])
  expect(source).toContain('Two changes')
  expect(source).toContain('<p>Two</p>')
  expect(source).toContain('Subject: =?UTF-8?')
})

it('reads no file and no address to fill a message', async () => {
  const { url, received } = await start()
  const text = { path: '/etc/hostname' } as unknown as string
  await expect(sendMail({ url, from }, { to: ['a@example.org'], subject: 's', text })).rejects.toThrow()
  expect(received).toEqual([])
})

it('cannot be led to a further recipient or header by a line break', async () => {
  const { url, received } = await start()
  await sendMail({ url, from }, { to: ['a@example.org'], subject: 'x\r\nBcc: evil@example.org', text: 't' })
  expect(received[0]?.to).toEqual(['a@example.org'])
  expect(received[0]?.source).not.toMatch(/^Bcc:/m)
})

it('says of what is refused whether it may go through later', async () => {
  const { url } = await start()
  const mail = { subject: 's', text: 't' }
  const refused = sendMail({ url, from }, { ...mail, to: ['refused@example.org'] })
  await expect(refused).rejects.toMatchObject({ name: 'MailFailure', isPassing: false })
  const later = sendMail({ url, from }, { ...mail, to: ['later@example.org'] })
  await expect(later).rejects.toMatchObject({ name: 'MailFailure', isPassing: true })
})

it('counts a message that one of several does not get as not sent', async () => {
  const { url } = await start()
  const to = ['a@example.org', 'refused@example.org']
  const sending = sendMail({ url, from }, { to, subject: 's', text: 't' })
  await expect(sending).rejects.toThrow('does not take mail for refused@example.org')
})

it('logs in as SMTP_URL says, and never repeats the password', async () => {
  const { url, received } = await start({ user: 'register', password: 'correct-horse' })
  await sendMail({ url, from }, { to: ['a@example.org'], subject: 's', text: 't' })
  expect(received).toHaveLength(1)
  const wrong = url.replace('correct-horse', 'battery-staple')
  const failure: unknown = await sendMail(
    { url: wrong, from },
    { to: ['a@example.org'], subject: 's', text: 't' },
  ).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'The mail server refuses user or password of SMTP_URL' })
})

it('says that nobody answers', async () => {
  const { url, close } = await startMailServer()
  await close()
  const sending = sendMail({ url, from }, { to: ['a@example.org'], subject: 's', text: 't' })
  await expect(sending).rejects.toMatchObject({
    isPassing: true,
    message: expect.stringContaining('cannot be reached'),
  })
})

it('is configured by two variables, and by neither', () => {
  expect(readMailSettings({})).toBeNull()
  expect(readMailSettings({ MAIL_FROM: from })).toBeNull()
  expect(readMailSettings({ SMTP_URL: 'smtps://u:p@mail.example.org', MAIL_FROM: from })).toEqual({
    url: 'smtps://u:p@mail.example.org',
    from,
  })
  expect(() => readMailSettings({ SMTP_URL: 'https://mail.example.org', MAIL_FROM: from })).toThrow('SMTP_URL')
  expect(() => readMailSettings({ SMTP_URL: 'smtp://u:secret@', MAIL_FROM: from })).not.toThrow('secret')
  expect(() => readMailSettings({ SMTP_URL: 'smtp://mail.example.org' })).toThrow('MAIL_FROM')
  expect(() => readMailSettings({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM')
})
