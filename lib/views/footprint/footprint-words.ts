import type { Words } from '@/lib/messages/words'
import type { FootprintMethod, NotCovered, TargetState } from '@/lib/views/answers/footprint/footprint-answer'

/** The name of a method. */
export function methodWord(words: Words<'footprint'>, method: FootprintMethod): string {
  switch (method) {
    case 'supplier_specific':
      return words('methodSupplier')
    case 'hybrid':
      return words('methodHybrid')
    case 'industry_average':
      return words('methodIndustry')
  }
}

/** Why a spend is not in any line. */
export function reasonWord(words: Words<'footprint'>, reason: NotCovered): string {
  switch (reason) {
    case 'no_rate':
      return words('reasonRate')
    case 'not_positive':
      return words('reasonCredit')
    case 'industry_unknown':
      return words('reasonIndustry')
    case 'industry_group':
      return words('reasonGroup')
    case 'no_factor':
      return words('reasonFactor')
  }
}

/** A supplier's target according to SBTi's list, in words. */
export function targetWord(words: Words<'footprint'>, state: TargetState): string {
  switch (state) {
    case 'validated':
      return words('targetValidated')
    case 'committed':
      return words('targetCommitted')
    case 'removed':
      return words('targetRemoved')
    case 'expired':
      return words('targetExpired')
    case 'none':
      return words('targetNone')
    case 'unknown':
      return words('targetUnknown')
  }
}
