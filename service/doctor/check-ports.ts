import { createServer } from 'node:net'
import { bad, type Finding, good } from './finding'

/** What uses a port, as far as can be found out. */
type Holder = 'nobody' | 'ours' | 'another program' | 'not allowed'

async function tryPort(host: string, port: number): Promise<Holder | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EACCES' ? 'not allowed' : null))
    server.listen(port, host, () => server.close(() => resolve('nobody')))
  })
}

async function holderOf(host: string, port: number, path: string, isOurs: (text: string) => boolean): Promise<Holder> {
  const free = await tryPort(host, port)
  if (free !== null) return free
  const address = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? '[::1]' : host
  try {
    const response = await fetch(`http://${address}:${port}${path}`, {
      signal: AbortSignal.timeout(3_000),
      redirect: 'manual',
    })
    return isOurs(await response.text()) ? 'ours' : 'another program'
  } catch {
    return 'another program'
  }
}

/** Checks whether the port of one of our programs is free or used by that program. `isRunning`: it is used by that program. */
export async function checkPort(
  { what, variable, host, port, path }: { what: string; variable: string; host: string; port: number; path: string },
  isOurs: (text: string) => boolean,
): Promise<{ finding: Finding; isRunning: boolean }> {
  const holder = await holderOf(host, port, path, isOurs)
  const place = `${host}:${port}`
  switch (holder) {
    case 'nobody':
      return { finding: good(what, `${place} is free: not running`), isRunning: false }
    case 'ours':
      return { finding: good(what, `running at ${place}`), isRunning: true }
    case 'not allowed':
      return {
        finding: bad(what, `this account may not listen at ${place}`, `Name a port above 1023 in ${variable}.`),
        isRunning: false,
      }
    case 'another program':
      return {
        finding: bad(what, `another program uses ${place}`, `Stop it, or name another port in ${variable}.`),
        isRunning: false,
      }
  }
}

/** Whether an answer of /healthz is the service's: JSON with a status. */
export function isService(text: string): boolean {
  return /"status"\s*:/.test(text)
}
