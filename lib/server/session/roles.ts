import 'server-only'

/** Each role includes the ones before it: look; register and decide; administer users. */
export const roles = ['viewer', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}
