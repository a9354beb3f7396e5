import { emptyRegistration } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'

const storageKey = 'carbon-register.registration'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** This tab's storage; one that keeps nothing where the browser has none or forbids it. */
export function tabStorage(): Store {
  try {
    // Only to look at it throws where site data is blocked; some embedded browsers have null.
    if (globalThis.sessionStorage) return globalThis.sessionStorage
  } catch {
    // As if there were none.
  }
  return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
}

/** By hand: what another tab or an older version left may be anything. */
function readField<T extends string | boolean>(saved: object, field: string, empty: T): T {
  const value: unknown = Reflect.get(saved, field)
  return typeof value === typeof empty ? (value as T) : empty
}

/** What was typed in this tab and not yet registered; null where nothing was, or the browser keeps nothing. */
export function readDraft(storage: Store): RegistrationForm | null {
  try {
    const saved: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    if (typeof saved !== 'object' || saved === null) return null
    const fields = Object.entries(emptyRegistration).map(([field, empty]) => [field, readField(saved, field, empty)])
    const draft = Object.fromEntries(fields) as RegistrationForm
    return isEmpty(draft) ? null : draft
  } catch {
    return null
  }
}

function isEmpty(form: Partial<RegistrationForm>): boolean {
  return Object.values(form).every((value) => value === '' || value === false || value === undefined)
}

/** Keeps what is typed for a reload of this tab; an empty form is nothing to keep. */
export function keepDraft(storage: Store, form: Partial<RegistrationForm>): void {
  try {
    if (isEmpty(form)) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify(form))
  } catch {
    // A browser that keeps nothing still has the form as long as the page is open.
  }
}
