import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createServer, type Server } from 'node:https'
import { join } from 'node:path'
import { waitFor } from '@/service/scripts/start/program-group'

export type BehindTls = {
  /** The public address, without a "/" at its end: "https://127.0.0.1:3130/carbon". */
  address: string
  /** The dashboard's own address, which only the proxy knows. */
  inner: string
  stop: () => Promise<void>
}

type Settings = {
  /** The folder that contains `server.js`. */
  folder: string
  basePath: string
  dataDirectory: string
  ports: { outer: number; inner: number }
  environment: Record<string, string>
}

/** Creates a certificate that only this journey trusts. */
function makeCertificate(folder: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', [...words, ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

/**
 * Starts a proxy that ends TLS, keeps Host and path, and sets the X-Forwarded-… headers, like nginx.conf in
 * docs/operations/installing.md.
 */
function startProxy(inner: string, certificate: { key: string; cert: string }): Server {
  const { hostname, port } = new URL(inner)
  return createServer(certificate, (request, response) => {
    const { 'x-forwarded-for': before } = request.headers
    const own = request.socket.remoteAddress ?? ''
    const headers = {
      ...request.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': before === undefined ? own : `${before}, ${own}`,
    }
    const passed = ask({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.writeHead(502).end())
    request.pipe(passed)
  })
}

/** Starts the built dashboard with sign-in behind a proxy that ends TLS. */
export async function startBehindTls(settings: Settings): Promise<BehindTls> {
  const { folder, basePath, dataDirectory, ports, environment } = settings
  mkdirSync(dataDirectory, { recursive: true })
  const address = `https://127.0.0.1:${ports.outer}${basePath}`
  const inner = `http://127.0.0.1:${ports.inner}`
  const child: ChildProcess = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.inner),
      HOSTNAME: '127.0.0.1',
      PUBLIC_ORIGIN: address,
      DATA_DIR: dataDirectory,
      AUTH_SECRET: 'a-secret-of-the-journeys-7d1f02b9c4',
      DATABASE_URL: '',
      DASHBOARD_DATABASE_URL: '',
      ...environment,
    },
  })
  const ended = once(child, 'close')
  let isOver = false
  void ended.then(() => (isOver = true))
  await waitFor(`${inner}${basePath}/sign-in`, { isStopping: () => isOver, limitMs: 120_000 })
  const proxy = startProxy(inner, makeCertificate(dataDirectory))
  await new Promise<void>((resolve) => proxy.listen(ports.outer, '127.0.0.1', resolve))
  return {
    address,
    inner: `${inner}${basePath}`,
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      child.kill('SIGTERM')
      await ended
    },
  }
}
