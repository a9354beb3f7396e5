import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The yardstick: node:http that sends one answer of the service, the same headers and the same bytes. `node bare.ts PORT FILE`

const [, , port, file] = process.argv
const { headers, body } = JSON.parse(readFileSync(file ?? '', 'utf8'))
const bytes = Buffer.from(body)
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(Number(port), '127.0.0.1')
