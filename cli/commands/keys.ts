import type { Command } from 'commander'
import { dataOf, toServiceError } from '@/client/src/client'
import { type ConnectionOptions, connectAsTeam, teamKeyOf, urlOf } from '../connection'
import { say, show, table } from '../output'
import { runProgram } from '../run-program'
import { wholeNumber } from '../whole-number'

/** Uses the team key, for a service anywhere. */
export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').description('projects and their keys (with the team key)')

  keys
    .command('create')
    .description('make a project with its key, or one more key of a project; the key is shown this once')
    .option('--name <name>', 'of a new project')
    .option('--project <id>', 'one more key of this project; "dashboard": of the one that the dashboard shows')
    .option('--max-organizations <number>', 'that the new project may register')
    .option('--scopes <scopes>', 'read, write or both; both where none is given')
    .option('--expires <day>', 'YYYY-MM-DD')
    .addHelpText(
      'after',
      '\nExamples:\n  KEY=$(carbon-register keys create --project dashboard)      what it registers is seen in the dashboard\n  KEY=$(carbon-register keys create --name "Another team")    a project of its own, which that dashboard does not show',
    )
    .action(async (options: Record<string, string>, command: Command) => {
      const connection: ConnectionOptions = command.optsWithGlobals()
      const names = {
        name: 'name',
        project: 'project',
        maxOrganizations: 'max-organizations',
        scopes: 'scopes',
        expires: 'expires',
      }
      const words = Object.entries(names).flatMap(([option, name]) => {
        const value = options[option]
        return value === undefined ? [] : [`--${name}`, value]
      })
      process.exitCode = await runProgram({
        program: 'service/scripts/keys/key-create.ts',
        words,
        environment: { SERVICE_URL: urlOf(connection, process.env), TEAM_KEY: teamKeyOf(connection, process.env) },
      })
    })

  keys
    .command('list')
    .description('list projects, or with --project the keys of one')
    .option('--project <id>', 'of this project', wholeNumber)
    .action(async ({ project }: { project?: number }, command: Command) => {
      const { api } = connectAsTeam(command)
      if (project === undefined) {
        const data = dataOf(await api.GET('/projects'))
        const rows = data.map(({ id, name, organizations, max_organizations: most }) => [
          String(id),
          name,
          String(organizations),
          String(most ?? 'no limit'),
        ])
        return show(command, data, () => table(['id', 'project', 'organizations', 'at most'], rows))
      }
      const data = dataOf(await api.GET('/projects/{id}/keys', { params: { path: { id: project } } }))
      show(command, data, () =>
        table(
          ['id', 'begins with', 'made', 'expires', 'revoked'],
          data.map((key) => [
            String(key.id),
            key.prefix,
            key.created_at,
            key.expires_at ?? 'never',
            key.revoked_at ?? 'no',
          ]),
        ),
      )
    })

  keys
    .command('revoke')
    .description('end a key at once')
    .argument('<key>', 'its id', wholeNumber)
    .requiredOption('--project <id>', 'whose key it is', wholeNumber)
    .action(async (keyId: number, { project }: { project: number }, command: Command) => {
      const { error, response } = await connectAsTeam(command).api.DELETE('/projects/{id}/keys/{keyId}', {
        params: { path: { id: project, keyId } },
      })
      if (!response.ok) throw toServiceError(response, error)
      say(`Key ${keyId} of project ${project} is revoked`)
    })
}
