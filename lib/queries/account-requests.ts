import { accountPaths } from '@/lib/api-paths'
import { fetchAnswer } from './answer-error'
import { asJson } from './as-json'

function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown> {
  return fetchAnswer(path, method === 'DELETE' || body === undefined ? { method } : asJson(method, body))
}

function textOf(answer: unknown, field: 'url' | 'link'): string {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : null
  return typeof value === 'string' ? value : ''
}

// Each of these throws an AnswerError with the dashboard's own words.

export async function signIn(given: { email: string; password: string }): Promise<void> {
  await send('POST', accountPaths.signIn, given)
}

/** Returns the provider's page to go to. */
export async function startSingleSignOn(next: string): Promise<string> {
  return textOf(await send('POST', accountPaths.singleSignOn, { next }), 'url')
}

export async function signOut(): Promise<void> {
  await send('POST', accountPaths.signOut)
}

export async function setPassword(given: { token: string; password: string }): Promise<void> {
  await send('POST', accountPaths.setPassword, given)
}

export async function changePassword(given: { current: string; next: string }): Promise<void> {
  await send('POST', accountPaths.ownPassword, given)
}

export async function endOwnSession(id: string): Promise<void> {
  await send('DELETE', accountPaths.ownSession(id))
}

export type NewUser = { email: string; name: string; role: string }

export type UserChange =
  | { kind: 'create'; user: NewUser }
  | { kind: 'role'; id: string; role: string }
  | { kind: 'disable' | 'enable' | 'link' | 'end sessions'; id: string }

/** Makes an admin's change. Returns the link for setting a password if the change creates one, otherwise null. */
export async function changeUser(change: UserChange): Promise<string | null> {
  switch (change.kind) {
    case 'create':
      return textOf(await send('POST', accountPaths.users, change.user), 'link')
    case 'role':
      await send('PATCH', accountPaths.user(change.id), { role: change.role })
      return null
    case 'disable':
    case 'enable':
      await send('PATCH', accountPaths.user(change.id), { disabled: change.kind === 'disable' })
      return null
    case 'link':
      return textOf(await send('POST', accountPaths.userLink(change.id)), 'link')
    case 'end sessions':
      await send('DELETE', accountPaths.userSessions(change.id))
      return null
  }
}
