import 'server-only'
import { recordAudit } from './audit'
import { readClientAddress, withClientAddress } from './client-address'
import type { Session } from './get-session'
import { readKnownBrowser, writeKnownBrowser } from './known-browser'
import { closeSignIn, type SignIn } from './sign-in'
import { providerId } from './sign-in-limits'
import { takeTurn } from './take-turns'
import { type Attempt, countAttempt, forgiveAttempts } from './throttle'
import { assertGoodPassword, UserError } from './users'

/** Recognises the library's errors by name: its code is loaded only if sign-in is set up. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'APIError'
}

/** The cookies to set are in `headers`. */
export type SignedIn =
  | { kind: 'signed_in'; headers: Headers }
  | { kind: 'refused' }
  | { kind: 'throttled'; waitSeconds: number }

/** Seconds to wait while too many passwords are being checked. */
const crowdedSeconds = 5

/**
 * Checks a password, if attempts are left. The answer never reveals whether the user exists, is disabled, or the password is wrong. A
 * browser that has signed this user in before is not delayed by others' attempts.
 */
export async function signInWithPassword(
  signIn: SignIn,
  headers: Headers,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const { auth, store, settings } = signIn
  const browserId = readKnownBrowser(headers, settings, email)
  const attempt: Attempt = { email, address: readClientAddress(headers, settings), browserId }
  const waitSeconds = await countAttempt(store, attempt)
  if (waitSeconds !== null) return { kind: 'throttled', waitSeconds }
  try {
    const body = { email: email.trim(), password: password.slice(0, 1000) }
    const answer = await takeTurn(browserId !== null, () =>
      auth.api.signInEmail({ body, headers: withClientAddress(headers, settings), returnHeaders: true }),
    )
    if (answer === null) return { kind: 'throttled', waitSeconds: crowdedSeconds }
    await forgiveAttempts(store, attempt)
    answer.headers.append('set-cookie', writeKnownBrowser(settings, email, browserId))
    return { kind: 'signed_in', headers: answer.headers }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const known = await (await auth.$context).internalAdapter.findUserByEmail(email.trim().toLowerCase())
    // Anything may be typed into the field, even a password: only addresses of known users are recorded.
    const subject = known?.user.email ?? '(unknown user)'
    await recordAudit(store, { actor: '(nobody)', action: 'sign_in_failed', subject })
    return { kind: 'refused' }
  }
}

/** The provider's page to go to, and the cookies that bind the answer to this browser; null if the provider cannot be reached. */
export async function startSingleSignOn(
  { auth, settings }: SignIn,
  headers: Headers,
  returnPath: string,
): Promise<{ url: string; headers: Headers } | null> {
  if (settings.singleSignOn === null) return null
  try {
    const { response, headers: cookies } = await auth.api.signInSocial({
      body: {
        provider: providerId,
        callbackURL: `${settings.origin}${settings.basePath}${returnPath}`,
        disableRedirect: true,
      },
      headers: withClientAddress(headers, settings),
      returnHeaders: true,
    })
    if (response.url) return { url: response.url, headers: cookies }
  } catch (error) {
    if (!isRefusal(error)) throw error
    // The provider was unreachable when its addresses were read: they are read again at the next attempt.
    await closeSignIn()
  }
  return null
}

/** Handles the provider's answer: a session and the way back, or the way to /sign-in with `error`. */
export async function finishSingleSignOn({ auth, store, settings }: SignIn, request: Request): Promise<Response> {
  const { search } = new URL(request.url)
  const headers = withClientAddress(request.headers, settings)
  const answer = await auth.handler(
    new Request(`${settings.origin}${settings.basePath}/api/auth/callback/${providerId}${search}`, { headers }),
  )
  const target = answer.headers.get('location')
  const failed = target === null || new URL(target, settings.origin).searchParams.has('error')
  if (failed) {
    await recordAudit(store, {
      actor: '(nobody)',
      action: 'sign_in_failed',
      subject: '(unknown user)',
      detail: 'single sign-on',
    })
  }
  return answer
}

export async function signOut({ auth, store }: SignIn, headers: Headers, { user }: Session): Promise<Headers> {
  const answer = await auth.api.signOut({ headers, returnHeaders: true })
  await recordAudit(store, { actor: user.email, action: 'signed_out', subject: user.email })
  return answer.headers
}

/** Changes a password with the old one, attempts at which are counted. Ends the user's other sessions and returns the new one's cookies. */
export async function changePassword(
  { auth, store, settings }: SignIn,
  headers: Headers,
  { id, user }: Session,
  { current, next }: { current: string; next: string },
): Promise<Headers> {
  // The session is known: strangers' attempts do not keep its user from a new password.
  const attempt: Attempt = { email: user.email, address: null, browserId: `of session ${id}` }
  const waitSeconds = await countAttempt(store, attempt)
  if (waitSeconds !== null) throw new UserError(`Too many attempts: try again in ${waitSeconds} seconds`)
  assertGoodPassword(next)
  try {
    const answer = await auth.api.changePassword({
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      headers: withClientAddress(headers, settings),
      returnHeaders: true,
    })
    await forgiveAttempts(store, attempt)
    await recordAudit(store, { actor: user.email, action: 'password_changed', subject: user.email })
    return answer.headers
  } catch (error) {
    if (isRefusal(error)) throw new UserError('The current password is not right')
    throw error
  }
}

/** Sets a password with the token of a one-time link, which is then used up. Ends all sessions of its user. */
export async function redeemPasswordLink({ auth, store }: SignIn, token: string, password: string): Promise<void> {
  assertGoodPassword(password)
  const { internalAdapter } = await auth.$context
  const value = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const user = value ? await internalAdapter.findUserById(value.value) : null
  try {
    await auth.api.resetPassword({ body: { newPassword: password, token } })
  } catch (error) {
    if (isRefusal(error)) throw new UserError('This link was used already or is too old. Ask for a new one.')
    throw error
  }
  const subject = user?.email ?? '(unknown user)'
  await recordAudit(store, { actor: subject, action: 'password_changed', subject, detail: 'with a link' })
}
