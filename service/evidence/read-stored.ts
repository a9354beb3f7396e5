import { readHeldReason as readHeld } from '@/service/reference/held-reasons'
import { readBack, type Said, say } from './say'
import type { SentenceCode } from './sentences'

/** Returns the code of a stored English reason why a figure is held back; unknown reasons are quoted. */
export function readHeldReason(reason: string): Said {
  return readHeld(reason) ?? say('quoted', { text: reason })
}

const reviewedCodes: readonly SentenceCode[] = [
  'reviewed_sp500',
  'reviewed_sp500_name',
  'reviewed_jpx_apart',
  'reviewed_jpx',
]

/** Returns the code of the stored English basis of a reviewed industry; unknown ones are quoted. */
export function readReviewedBasis(basis: string): Said {
  const { code, values } = readBack(`${basis}.`, reviewedCodes)
  const { month } = values
  const written = month === undefined ? Number.NaN : Date.parse(`1 ${month} UTC`)
  if (Number.isNaN(written)) return code === 'quoted' ? { code, values } : say('quoted', { text: `${basis}.` })
  return { code, values: { ...values, month: new Date(written).toISOString().slice(0, 7) } }
}

/** Returns the codes of a rate's stored method: "fixed at 3.6725 per EUR since 1999 (…); EUR: mean of 257 daily cross rates". */
export function readRateMethod(method: string): Said[] {
  return method.split(/(?<=\)|rates); /).flatMap((part) => {
    const anchor = /^([A-Z]{3}): (.+)$/.exec(part)
    const said = readBack(anchor?.[2] ?? part, [
      'rate_of_days',
      'rate_of_months',
      'rate_of_release',
      'rate_fixed',
      'rate_divided',
    ])
    return anchor?.[1] === undefined ? [said] : [say('rate_of_anchor', { currency: anchor[1] }), said]
  })
}
