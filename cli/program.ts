import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import addCompletion from '@bomb.sh/tab/commander'
import { Command } from 'commander'
import { root } from '@/service/scripts/build/root'
import { addChangesCommand } from './commands/changes'
import { addFootprintCommand } from './commands/footprint'
import { addImportCommand } from './commands/import'
import { addImportFootprintCommand } from './commands/import-footprint'
import { addKeyCommands } from './commands/keys'
import { addMcpCommand } from './commands/mcp'
import { addOperationCommands } from './commands/operation'
import { addOrganizationCommands } from './commands/organizations'
import { exitWords } from './exit-codes'

const help = `
Begin:
  carbon-register register "Nestlé" --country CH     one organization, with its figures
  carbon-register import suppliers.xlsx              a list; columns are recognised
  carbon-register list --sort -all_scopes            the largest first
  carbon-register footprint --year 2024              what the spend of a list comes to

Which service: --url or CARBON_REGISTER_URL, else the one on this machine (npm start).
Which key: --key or CARBON_REGISTER_KEY, else the dashboard's in DATA_DIR (.data), which is sent to this machine only.

${exitWords}
Completion, in the file that your shell reads at its start:
  bash (with its package bash-completion)  source <(carbon-register complete bash)
  zsh                                      source <(carbon-register complete zsh)
  fish                                     carbon-register complete fish | source
  PowerShell                               carbon-register complete powershell | Out-String | Invoke-Expression`

/** The whole command, ready to parse words. */
export function createProgram(): Command {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const program = new Command('carbon-register')
    .description('Carbon data of organizations: register, read, import, export; and the installation itself')
    .version(version)
    .option('--url <url>', 'of the service')
    .option('--key <key>', 'of the project; for keys and data the team key')
    .option('--json', 'answers as JSON')
    .showHelpAfterError('(--help says more)')
    .addHelpText('after', help)
    .configureHelp({ sortSubcommands: false, showGlobalOptions: true })
    .exitOverride()
  addOrganizationCommands(program)
  addImportCommand(program)
  addImportFootprintCommand(program)
  addFootprintCommand(program)
  addChangesCommand(program)
  addKeyCommands(program)
  addMcpCommand(program)
  addOperationCommands(program)
  addCompletion(program)
  return program
}
