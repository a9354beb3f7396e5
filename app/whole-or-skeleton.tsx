import { setTimeout as sleep } from 'node:timers/promises'
import { type ReactNode, Suspense } from 'react'

/** What nearly all answers need, also of a service on another continent. */
const soonMs = 450

type WholeOrSkeletonProps = { answer: Promise<unknown>; skeleton: ReactNode; children: ReactNode }

function hasEnded(): boolean {
  return true
}

/**
 * `children`, which show the answer. Where it comes soon, or fails, the page is sent whole and with its status; where it takes longer,
 * a skeleton goes ahead.
 */
export async function WholeOrSkeleton({ answer, skeleton, children }: WholeOrSkeletonProps) {
  const isSoon = await Promise.race([answer.then(hasEnded, hasEnded), sleep(soonMs, false)])
  return isSoon ? children : <Suspense fallback={skeleton}>{children}</Suspense>
}
