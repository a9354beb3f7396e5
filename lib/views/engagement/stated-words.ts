import type { Words } from '@/lib/messages/words'
import type { Assurance } from '@/lib/views/engagement/assurances'

const scopeKeys = {
  '1': 'scope1',
  '2': 'scope2',
  '2lb': 'scope2Location',
  '2mb': 'scope2Market',
  '1+2': 'scope12',
  '3': 'scope3',
  allocated: 'scopeAllocated',
  'allocated_1+2': 'scopeAllocated12',
} as const

/** The scope of a stated figure in words; an unknown scope of a newer service unchanged. */
export function statedScopeWord(words: Words<'engagement'>, scope: string): string {
  const category = /^3\.(\d+)$/.exec(scope)?.[1]
  if (category !== undefined) return words('scope3Category', { category })
  return Object.hasOwn(scopeKeys, scope) ? words(scopeKeys[scope as keyof typeof scopeKeys]) : scope
}

/** The scopes offered for a choice, in order. */
export const statedScopes: readonly string[] = [
  '1',
  '2lb',
  '2mb',
  '2',
  '1+2',
  '3',
  ...Array.from({ length: 15 }, (_, place) => `3.${place + 1}`),
  'allocated',
  'allocated_1+2',
]

export const statedUnits = ['t', 'kg', 'kt', 'Mt'] as const

export function assuranceWord(words: Words<'engagement'>, assurance: Assurance): string {
  switch (assurance) {
    case 'none':
      return words('assuranceNone')
    case 'unspecified':
      return words('assuranceUnspecified')
    case 'limited':
      return words('assuranceLimited')
    case 'reasonable':
      return words('assuranceReasonable')
  }
}
