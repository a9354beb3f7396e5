import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { isRole, type Role } from '@/lib/server/session/roles'
import { openSignIn, type SignIn } from '@/lib/server/session/sign-in'
import { readSignInSettings } from '@/lib/server/session/sign-in-settings'
import {
  assertGoodPassword,
  createUser,
  listUsers,
  makePasswordLink,
  setDisabled,
  setPassword,
  setRole,
  UserError,
} from '@/lib/server/session/users'

const usage = `Users of the dashboard:
  npx carbon-register users create --email EMAIL --role viewer|editor|admin [--name NAME] [--link]
  npx carbon-register users list
  npx carbon-register users role --email EMAIL --role viewer|editor|admin
  npx carbon-register users disable --email EMAIL        npx carbon-register users enable --email EMAIL
  npx carbon-register users reset --email EMAIL [--link]
The password is asked for, or read from the standard input; with --link a one-time link is printed instead.`

/** The actor of changes made on the command line. */
const actor = '(command line)'

type Given = { email: string; role: Role | null; name: string; link: boolean }

async function readPiped(): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

async function askSilently(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write(question)
  try {
    return await lines.question('')
  } finally {
    process.stderr.write('\n')
    lines.close()
  }
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readPiped()
  const password = await askSilently('Password (at least 12 characters): ')
  if ((await askSilently('The same again: ')) !== password) throw new UserError('The two are not the same')
  return password
}

function readGiven(words: string[]): Given {
  const options = {
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    link: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ args: words, options })
  const { email = '', role, name = '', link = false } = values
  if (role !== undefined && !isRole(role)) throw new UserError(`There is no role ${role}.\n${usage}`)
  return { email, role: role ?? null, name, link }
}

async function giveAccess(signIn: SignIn, { email, link }: Given, password: string | null): Promise<void> {
  if (link || password === null) return console.log(await makePasswordLink(signIn, email, actor))
  await setPassword(signIn, email, password, actor)
  console.error(`${email} can sign in at ${signIn.settings.origin}${signIn.settings.basePath}/sign-in`)
}

async function printUsers(signIn: SignIn): Promise<void> {
  for (const { email, role, isDisabled, hasPassword } of await listUsers(signIn)) {
    const state = isDisabled ? 'disabled' : hasPassword ? 'password' : 'no password'
    console.log(`${email}\t${role ?? 'no role'}\t${state}`)
  }
}

async function run(signIn: SignIn, command: string, given: Given): Promise<void> {
  const { email, role, name, link } = given
  if (command === 'list') return printUsers(signIn)
  if (email === '') throw new UserError(usage)
  switch (command) {
    case 'create': {
      if (role === null) throw new UserError(usage)
      // Before the user is created, because a user without a password cannot sign in.
      const password = link ? null : await readPassword()
      if (password !== null) assertGoodPassword(password)
      await createUser(signIn, { email, name, role, actor })
      return giveAccess(signIn, given, password)
    }
    case 'role':
      if (role === null) throw new UserError(usage)
      return setRole(signIn, email, role, actor)
    case 'disable':
    case 'enable':
      return setDisabled(signIn, email, command === 'disable', actor)
    case 'reset':
      return giveAccess(signIn, given, link ? null : await readPassword())
    default:
      throw new UserError(usage)
  }
}

/** Runs one command about users. Returns 0, or 1 after printing the reason on the standard error. */
export async function runUserCommand([command = '', ...words]: string[]): Promise<number> {
  let signIn: SignIn | null = null
  try {
    const given = readGiven(words)
    const settings = readSignInSettings()
    if (settings === null)
      throw new UserError('Sign-in is not set up: set AUTH_SECRET as the dashboard has it (docs/sign-in.md)')
    signIn = await openSignIn(settings)
    await run(signIn, command, given)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await signIn?.store.close()
  }
}
