import type { Command } from 'commander'
import { type ConnectionOptions, connect, isElsewhere, projectKeyOf, urlOf } from '../connection'
import { say } from '../output'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description(
      'serve the register’s tools to assistants (Model Context Protocol), on standard input and output or by HTTP',
    )
    .option('--write', 'also tools that change the project: register_organization')
    .option('--http', 'streamable HTTP at /mcp instead of standard input and output')
    .option('--port <number>', 'with --http', '4020')
    .option('--host <address>', 'with --http; on any but this machine each caller needs a key of its own', '127.0.0.1')
    .addHelpText(
      'after',
      '\nFor an assistant that starts it:\n  { "command": "npx", "args": ["carbon-register", "mcp"] }',
    )
    .action(async (given: { write?: boolean; http?: boolean; port: string; host: string }, command: Command) => {
      const options: ConnectionOptions = command.optsWithGlobals()
      const version = command.parent?.version() ?? '0'
      const mayWrite = given.write === true
      if (given.http === true) {
        const { serveHttp } = await import('../mcp/serve-http')
        const isHere = loopback.has(given.host)
        const key = isHere ? projectKeyOf(options, process.env) : null
        const url = urlOf(options, process.env)
        await serveHttp({ host: given.host, port: Number(given.port), url, key, version, mayWrite })
        return say(
          `http://${given.host}:${given.port}/mcp, ${mayWrite ? 'may write' : 'reads only'}, for ${url}${isElsewhere(options, process.env) ? '' : ' on this machine'}`,
        )
      }
      const [{ createMcpServer }, { StdioServerTransport }] = await Promise.all([
        import('../mcp/create-server'),
        import('@modelcontextprotocol/sdk/server/stdio.js'),
      ])
      await createMcpServer(connect(command), { version, mayWrite }).connect(new StdioServerTransport())
    })
}
