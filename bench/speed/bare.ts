import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The baseline: node:http that sends one answer of the service, with the same headers and bytes. `node bare.ts PORT FILE`

const [, , port, file] = process.argv
const { headers, body } = JSON.parse(readFileSync(file ?? '', 'utf8'))
const bytes = Buffer.from(body)
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(Number(port), '127.0.0.1')
