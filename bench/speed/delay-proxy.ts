import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Forwards every request after `delayMs`, like a distant or slow service. */
export async function startDelayProxy({ port, to, delayMs }: { port: number; to: number; delayMs: number }) {
  const server = createServer(async (asked, answer) => {
    await sleep(delayMs)
    const passed = request(
      { host: '127.0.0.1', port: to, path: asked.url, method: asked.method, headers: asked.headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
