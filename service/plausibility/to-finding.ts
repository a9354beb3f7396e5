import type { Disclosure } from '@/service/reference/records'
import type { Finding, HeldField, PlausibilityRule } from './finding'

export function toFinding(
  rule: PlausibilityRule,
  { source, recordId, year, region, locator }: Disclosure,
  field: HeldField,
  value: number,
  reason: string,
): Finding {
  return { rule, source, recordId, year, region, field, value, locator, reason }
}
