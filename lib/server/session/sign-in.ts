import 'server-only'
import { forgetOld } from './audit'
import type { Auth } from './create-auth'
import type { Store } from './open-store'
import { readSignInSettings, type SignInSettings } from './sign-in-settings'

/** The library, the database and the settings of sign-in. */
export type SignIn = { settings: SignInSettings; auth: Auth; store: Store }

/** Opens sign-in with these settings; the library and its database are loaded only here. */
export async function openSignIn(settings: SignInSettings): Promise<SignIn> {
  const [{ openStore }, { createAuth }] = await Promise.all([import('./open-store'), import('./create-auth')])
  const store = await openStore(settings.database)
  try {
    const auth = await createAuth(settings, store)
    await forgetOld(store)
    return { settings, auth, store }
  } catch (error) {
    await store.close()
    throw error
  }
}

// One per process: Next builds several bundles that each contain this module.
const held = globalThis as { carbonRegisterSignIn?: Promise<SignIn> | undefined }

/** Sign-in of this dashboard, opened at the first request; null if it is not set up. */
export async function getSignIn(): Promise<SignIn | null> {
  if (held.carbonRegisterSignIn) return held.carbonRegisterSignIn
  const settings = readSignInSettings()
  if (settings === null) return null
  const opening = openSignIn(settings)
  held.carbonRegisterSignIn = opening
  // An unreachable database may be back at the next request.
  opening.catch(() => {
    held.carbonRegisterSignIn = undefined
  })
  return opening
}

/** Closes sign-in: for tests, and to read a provider's discovery document again. */
export async function closeSignIn(): Promise<void> {
  const opened = held.carbonRegisterSignIn
  held.carbonRegisterSignIn = undefined
  await (await opened?.catch(() => null))?.store.close()
}
