import 'server-only'
import { randomBytes } from 'node:crypto'
import { recordAudit } from './audit'
import { isRole, type Role } from './roles'
import type { SignIn } from './sign-in'
import { linkSeconds, longestPassword, shortestPassword } from './sign-in-limits'

export type UserEntry = {
  id: string
  email: string
  name: string
  /** Null: a role that single sign-on withdrew. */
  role: Role | null
  isDisabled: boolean
  createdAt: string
  hasPassword: boolean
}

/** Why a request is refused; the text is for the person who made it. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** Finds a user by email or id. */
async function findUser({ auth }: SignIn, emailOrId: string): Promise<{ id: string; email: string; role: unknown }> {
  const { internalAdapter } = await auth.$context
  const found = emailOrId.includes('@')
    ? (await internalAdapter.findUserByEmail(emailOrId.toLowerCase()))?.user
    : await internalAdapter.findUserById(emailOrId)
  if (!found) throw new UserError('There is no such user')
  return { role: null, ...found }
}

type Row = { id: string; email: string; name: string; role: string; disabled: boolean; createdAt: Date }

export async function listUsers({ auth }: SignIn): Promise<UserEntry[]> {
  const { adapter } = await auth.$context
  const [users, accounts] = await Promise.all([
    adapter.findMany<Row>({ model: 'user', limit: 1000, sortBy: { field: 'email', direction: 'asc' } }),
    adapter.findMany<{ userId: string }>({
      model: 'account',
      limit: 1000,
      where: [{ field: 'providerId', value: 'credential' }],
    }),
  ])
  const withPassword = new Set(accounts.map(({ userId }) => userId))
  return users.map(({ id, email, name, role, disabled, createdAt }) => ({
    id,
    email,
    name,
    role: isRole(role) ? role : null,
    isDisabled: disabled,
    createdAt: createdAt.toISOString(),
    hasPassword: withPassword.has(id),
  }))
}

/** Throws for the last admin who can sign in: without one, nobody could make another from the pages. */
async function assertAnotherAdmin(signIn: SignIn, id: string): Promise<void> {
  const others = (await listUsers(signIn)).filter((user) => user.id !== id && user.role === 'admin' && !user.isDisabled)
  if (others.length === 0) throw new UserError('This is the only admin: make another one first')
}

export async function createUser(
  signIn: SignIn,
  { email, name, role, actor }: { email: string; name: string; role: Role; actor: string },
): Promise<string> {
  const { internalAdapter } = await signIn.auth.$context
  const address = email.trim().toLowerCase()
  if (!/^[^\s@]{1,64}@[^\s@]{1,189}$/.test(address)) throw new UserError('This is not an email address')
  if (await internalAdapter.findUserByEmail(address)) throw new UserError('There is a user with this email address')
  // Verified: an admin vouches for it, and single sign-on may match the user by it.
  const fields = { email: address, name: name.trim().slice(0, 100), emailVerified: true, role }
  const user = await internalAdapter.createUser(fields, { method: 'admin' })
  await recordAudit(signIn.store, { actor, action: 'user_created', subject: address, detail: role })
  return user.id
}

export async function setRole(signIn: SignIn, who: string, role: Role, actor: string): Promise<void> {
  const user = await findUser(signIn, who)
  if (user.role === 'admin' && role !== 'admin') await assertAnotherAdmin(signIn, user.id)
  await (await signIn.auth.$context).internalAdapter.updateUser(user.id, { role })
  await recordAudit(signIn.store, { actor, action: 'role_changed', subject: user.email, detail: role })
}

/** Disabling a user ends their sessions at once. */
export async function setDisabled(signIn: SignIn, who: string, disabled: boolean, actor: string): Promise<void> {
  const user = await findUser(signIn, who)
  if (disabled && user.role === 'admin') await assertAnotherAdmin(signIn, user.id)
  const { internalAdapter } = await signIn.auth.$context
  await internalAdapter.updateUser(user.id, { disabled })
  if (disabled) await internalAdapter.deleteUserSessions(user.id)
  await recordAudit(signIn.store, { actor, action: disabled ? 'user_disabled' : 'user_enabled', subject: user.email })
}

export async function endSessions(signIn: SignIn, who: string, actor: string): Promise<void> {
  const user = await findUser(signIn, who)
  await (await signIn.auth.$context).internalAdapter.deleteUserSessions(user.id)
  await recordAudit(signIn.store, { actor, action: 'sessions_revoked', subject: user.email })
}

/**
 * Creates a link, valid once and for a day, with which the user sets a password. The token follows "#", so it reaches no server log and
 * no Referer.
 */
export async function makePasswordLink(signIn: SignIn, who: string, actor: string): Promise<string> {
  const user = await findUser(signIn, who)
  const token = randomBytes(32).toString('base64url')
  await (await signIn.auth.$context).internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: user.id,
    expiresAt: new Date(Date.now() + linkSeconds * 1000),
  })
  await recordAudit(signIn.store, { actor, action: 'link_made', subject: user.email })
  return `${signIn.settings.origin}${signIn.settings.basePath}/set-password#${token}`
}

export function assertGoodPassword(password: string): void {
  if (password.length < shortestPassword) throw new UserError(`A password has at least ${shortestPassword} characters`)
  if (password.length > longestPassword) throw new UserError(`A password has at most ${longestPassword} characters`)
  if (new Set(password).size < 5) throw new UserError('This password repeats a few characters: choose another')
}

/** For the command line; on the pages a user sets it with a link or the old one. Ends all sessions. */
export async function setPassword(signIn: SignIn, who: string, password: string, actor: string): Promise<void> {
  assertGoodPassword(password)
  const user = await findUser(signIn, who)
  const context = await signIn.auth.$context
  const hash = await context.password.hash(password)
  if (await context.internalAdapter.findCredentialAccount(user.id))
    await context.internalAdapter.updatePassword(user.id, hash)
  else {
    const account = { userId: user.id, providerId: 'credential', accountId: user.id, password: hash }
    await context.internalAdapter.createAccount(account)
  }
  await context.internalAdapter.deleteUserSessions(user.id)
  await recordAudit(signIn.store, { actor, action: 'password_changed', subject: user.email })
}
