import type { Resolver } from 'react-hook-form'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'

function loadRules() {
  return Promise.all([
    import('@hookform/resolvers/standard-schema'),
    import('@/lib/views/registration/registration-form'),
  ])
}

/** Fetches the rules before they are needed, so that losing the connection while typing does not lose them. */
export function prepareRules(): void {
  loadRules().catch(() => undefined)
}

/** The form against its rules, which come after its fields can be filled in. Without them the service judges alone. */
export const resolveForm: Resolver<RegistrationForm> = async (values, context, options) => {
  const rules = await loadRules().catch(() => null)
  if (rules === null) return { values, errors: {} }
  const [{ standardSchemaResolver }, { RegistrationForm: schema }] = rules
  return standardSchemaResolver(schema)(values, context, options)
}
