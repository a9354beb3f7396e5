import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

/** A mail server of this machine for a test: keeps what it takes, refuses "refused@…" for ever and "later@…" for now. */
export async function startMailServer(login?: {
  user: string
  password: string
}): Promise<{ url: string; received: ReceivedMail[]; close: () => Promise<void> }> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: login === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === login?.user && password === login?.password
      if (isKnown) done(null, { user: username })
      else done(Object.assign(new Error('Wrong user or password'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused@')) done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else if (address.startsWith('later@')) done(Object.assign(new Error('Come later'), { responseCode: 450 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, source: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  const user = login === undefined ? '' : `${login.user}:${login.password}@`
  return {
    url: `smtp://${user}127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
