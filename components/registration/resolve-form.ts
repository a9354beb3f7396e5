import type { Resolver } from 'react-hook-form'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'

function loadRules() {
  return Promise.all([
    import('@hookform/resolvers/standard-schema'),
    import('@/lib/views/registration/registration-form'),
  ])
}

/** Loads the rules in advance, so that they are there even if the connection is lost while a person types. */
export function prepareRules(): void {
  loadRules().catch(() => undefined)
}

/** Validates the form by its rules, which load after its fields can be filled in. Without them only the service validates. */
export const resolveForm: Resolver<RegistrationForm> = async (values, context, options) => {
  const rules = await loadRules().catch(() => null)
  if (rules === null) return { values, errors: {} }
  const [{ standardSchemaResolver }, { RegistrationForm: schema }] = rules
  return standardSchemaResolver(schema)(values, context, options)
}
