import { emptyRegistration } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'

const storageKey = 'carbon-register.registration'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** This tab's storage; one that stores nothing if the browser has none or forbids it. */
export function tabStorage(): Store {
  try {
    // Where site data is blocked, even reading the property throws; some embedded browsers have null.
    if (globalThis.sessionStorage) return globalThis.sessionStorage
  } catch {
    // Treated as absent.
  }
  return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
}

/** Checked by hand: what another tab or an older version stored may have any shape. */
function readField<T extends string | boolean>(saved: object, field: string, empty: T): T {
  const value: unknown = Reflect.get(saved, field)
  return typeof value === typeof empty ? (value as T) : empty
}

/** What was typed in this tab and not yet registered; null if nothing was, or the browser stores nothing. */
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

/** Stores what is typed for a reload of this tab; an empty form is not stored. */
export function keepDraft(storage: Store, form: Partial<RegistrationForm>): void {
  try {
    if (isEmpty(form)) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify(form))
  } catch {
    // Without storage the form still lasts as long as the page is open.
  }
}
