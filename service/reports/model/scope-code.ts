import type { ScopeMention } from '@/service/reports/words/parse-scope'
import { type Scope, scope3Part } from './figure'

/** "1", "2lb", "3.6" and so on; null for sums that are not stored, such as scopes 1 to 3. */
export function scopeCode(mention: ScopeMention): Scope | null {
  const { scopes, method, category } = mention
  if (scopes.length === 1) {
    if (scopes[0] === 1) return '1'
    if (scopes[0] === 2) return method ? `2${method}` : '2'
    return category === null ? '3' : scope3Part(category)
  }
  return scopes.length === 2 && scopes[0] === 1 && scopes[1] === 2 ? '1+2' : null
}
