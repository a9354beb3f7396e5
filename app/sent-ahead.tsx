import { headers } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { waitBriefly } from '@/lib/server/wait-briefly'

/** What a service on the same machine needs. Its pages are sent in one piece, also to a browser without scripts. */
const atOnceMs = 40

/** What nearly all answers need, also of a service on another continent. */
const soonMs = 450

/** Of the element that lets a page be painted before its answer is there. */
const waitedId = 'waited'

type SentAheadProps = { answer: Promise<unknown>; skeleton: ReactNode; children: ReactNode }

/**
 * `children`, which show the answer, with everything that a browser can fetch and read before it: while the service is asked
 * for 300 ms, the styles, the font, the programs and the frame of the page arrive, but nothing is painted. Once a skeleton
 * has been painted, React holds back for 300 ms what takes its place, so it is painted only where the answer takes
 * longer than nearly all do. Who does not load a document (a link within the dashboard) keeps what he sees meanwhile.
 */
export async function SentAhead(props: SentAheadProps) {
  const isDocument = (await headers()).get('sec-fetch-dest') === 'document'
  if (await waitBriefly(props.answer, isDocument ? atOnceMs : soonMs)) return props.children
  if (!isDocument) return <Suspense fallback={props.skeleton}>{props.children}</Suspense>
  return (
    <>
      {/* An element that comes with the skeleton alone: else the end of the document lets the page be painted. */}
      <link rel="expect" href={`#${waitedId}`} blocking="render" />
      {/* As high as the window, so that the foot does not move in a browser that does not know `expect`. */}
      <Suspense fallback={<div className="min-h-screen" />}>
        <SoonOrSkeleton {...props} />
      </Suspense>
    </>
  )
}

async function SoonOrSkeleton({ answer, skeleton, children }: SentAheadProps) {
  if (await waitBriefly(answer, soonMs - atOnceMs)) return children
  const waited = <span id={waitedId} hidden />
  return (
    <Suspense
      fallback={
        <>
          {skeleton}
          {waited}
        </>
      }
    >
      {children}
    </Suspense>
  )
}
