import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasSources, root } from '../build/root.ts'

// npx carbon-register users create | list | role | disable | enable | reset. Works on the database of the environment, also while
// the dashboard runs. It is bundled at each call, which takes a tenth of a second; an image contains the bundle.

type UserCommand = { runUserCommand: (words: string[]) => Promise<number> }

process.chdir(root)
if (hasSources) {
  const { bundleUserCommand } = await import('../build/build.ts')
  await bundleUserCommand()
}
const { runUserCommand }: UserCommand = await import(pathToFileURL(join(root, 'dist/user/user-command.js')).href)
process.exitCode = await runUserCommand(process.argv.slice(2))
