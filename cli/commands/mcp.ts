import { join } from 'node:path'
import type { Command } from 'commander'
import { root } from '@/service/scripts/build/root'
import { type ConnectionOptions, connect, isElsewhere, projectKeyOf, urlOf } from '../connection'
import { say } from '../output'
import { wholeNumber } from '../whole-number'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description(
      'serve the register’s tools to assistants (Model Context Protocol), on standard input and output or by HTTP',
    )
    .option('--write', 'also tools that change the project: register_organization, and without --http add_report')
    .option('--http', 'streamable HTTP at /mcp instead of standard input and output')
    .option('--port <number>', 'with --http', wholeNumber, 4020)
    .option('--host <address>', 'with --http; on any but this machine each caller needs a key of its own', '127.0.0.1')
    .addHelpText(
      'after',
      `\nFor an assistant that starts it, in whichever folder:\n  ${JSON.stringify({ command: 'node', args: [join(root, 'cli', 'carbon-register.mjs'), 'mcp'] })}`,
    )
    .action(async (given: { write?: boolean; http?: boolean; port: number; host: string }, command: Command) => {
      const options: ConnectionOptions = command.optsWithGlobals()
      const version = command.parent?.version() ?? '0'
      const mayWrite = given.write === true
      if (given.http === true) {
        const { inUrl, serveHttp } = await import('../mcp/serve-http')
        const isHere = loopback.has(given.host)
        const key = isHere ? projectKeyOf(options, process.env) : null
        const url = urlOf(options, process.env)
        await serveHttp({ host: given.host, port: given.port, url, key, version, mayWrite })
        return say(
          `http://${inUrl(given.host)}:${given.port}/mcp, ${mayWrite ? 'may write' : 'reads only'}, for ${url}${isElsewhere(options, process.env) ? '' : ' on this machine'}`,
        )
      }
      const [{ createMcpServer }, { StdioServerTransport }] = await Promise.all([
        import('../mcp/create-server'),
        import('@modelcontextprotocol/sdk/server/stdio.js'),
      ])
      await createMcpServer(connect(command), { version, mayWrite, mayReadFiles: true }).connect(
        new StdioServerTransport(),
      )
    })
}
