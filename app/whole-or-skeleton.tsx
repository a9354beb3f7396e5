import { setTimeout as sleep } from 'node:timers/promises'
import { type ReactNode, Suspense } from 'react'

/** Enough for nearly all answers, even from a service on another continent. */
const soonMs = 450

type WholeOrSkeletonProps = { answer: Promise<unknown>; skeleton: ReactNode; children: ReactNode }

function hasEnded(): boolean {
  return true
}

/**
 * Renders `children`, which show the answer. If it comes soon, or fails, the complete page is sent with its status; if it takes longer, a
 * skeleton is sent first.
 */
export async function WholeOrSkeleton({ answer, skeleton, children }: WholeOrSkeletonProps) {
  const isSoon = await Promise.race([answer.then(hasEnded, hasEnded), sleep(soonMs, false)])
  return isSoon ? children : <Suspense fallback={skeleton}>{children}</Suspense>
}
