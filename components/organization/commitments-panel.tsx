import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { commitmentQuestionsQuery } from '@/lib/queries/organization/commitment-questions'
import type { CommitmentPart, CommitmentView } from '@/lib/views/organization/commitments-view'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'

const faces = {
  yes: {
    word: 'yes',
    box: 'border-accent bg-accent-wash',
    disc: 'bg-accent text-on-accent',
    path: 'm5 10.5 3.2 3.2L15 7',
  },
  committed: {
    // The headline already says it: neither a yes nor a no.
    word: null,
    box: 'border-line-strong bg-paper',
    disc: 'border border-ink-soft text-ink',
    path: 'M6 10h8',
  },
  no: {
    word: 'no',
    box: 'border-line-strong bg-paper',
    disc: 'border border-ink-soft text-ink',
    path: 'M6.5 6.5l7 7m0-7-7 7',
  },
  unknown: {
    // The headline already says it.
    word: null,
    box: 'border-line-strong border-dashed bg-transparent',
    disc: 'border border-dashed border-line-strong text-ink-faint',
    path: '',
  },
} satisfies Record<
  CommitmentView['answer'],
  { word: Key<'organization'> | null; box: string; disc: string; path: string }
>

/** Names of the lists in the questions (lib/views/matching/commitment-questions.ts). */
const listOf = { sbti: 'sbti', un: 'race-to-zero', climate_pledge: 'climate-pledge', cdp: null } as const

/** Replaces the words of a list that has a near row: nobody has decided whether that row is the organization. */
function useOpenWords<Said extends Pick<CommitmentView, 'answer' | 'headline' | 'detail'>>(
  said: Said,
  isNear: boolean,
) {
  const words = useMessages('organization')
  const isOpen = isNear && said.answer === 'unknown'
  return isOpen ? { headline: words('notFoundUnderName'), detail: null } : said
}

/** One of several lists that a badge covers. */
function Part({ part, isNear }: { part: CommitmentPart; isNear: boolean }) {
  const { name, answer, joined, listedOn, evidence } = part
  const words = useMessages('organization')
  const { headline, detail } = useOpenWords(part, isNear)
  const face = faces[answer]
  const small = [detail, joined, listedOn].filter((text) => text !== null).join(' · ')
  return (
    <li className="mt-1">
      <p className={answer === 'unknown' ? 'text-ink-faint' : ''}>
        {words('labelOf', { label: name })}{' '}
        {face.word === null ? null : <span className="sr-only">{words('labelOf', { label: words(face.word) })} </span>}
        <EvidenceButton of={evidence}>{headline}</EvidenceButton>
      </p>
      {small === '' ? null : <p className="text-ink-soft text-xs">{small}</p>}
    </li>
  )
}

function Said({ commitment, isNear }: { commitment: CommitmentView; isNear: boolean }) {
  const { id, answer } = commitment
  const words = useMessages('organization')
  const face = faces[answer]
  const { headline, detail } = useOpenWords(commitment, isNear)
  return (
    <>
      <p className={answer === 'unknown' ? 'text-ink-faint' : ''}>
        {face.word === null ? null : <span className="sr-only">{words('labelOf', { label: words(face.word) })} </span>}
        <EvidenceButton of={`/${id}`}>{headline}</EvidenceButton>
      </p>
      {detail ? <p className="mt-1 text-ink-soft text-xs">{detail}</p> : null}
    </>
  )
}

function Badge({ commitment, isNear }: { commitment: CommitmentView; isNear: boolean }) {
  const { name, answer, href, parts } = commitment
  const words = useMessages('organization')
  const face = faces[answer]
  const listedOn = parts.length > 0 ? null : commitment.listedOn
  return (
    <li className={`flex min-w-0 gap-3 rounded border p-4 transition-colors ${face.box}`} data-answer={answer}>
      <span
        className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-xs ${face.disc}`}
        aria-hidden="true"
      >
        {answer === 'unknown' ? (
          '?'
        ) : (
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d={face.path} />
          </svg>
        )}
      </span>
      <div className="min-w-0">
        <h3 className="font-strong">{name}</h3>
        {parts.length > 0 ? (
          <ul>
            {parts.map((part, index) => (
              <Part key={part.name} part={part} isNear={isNear && index === 0} />
            ))}
          </ul>
        ) : (
          <Said commitment={commitment} isNear={isNear} />
        )}
        {listedOn || href ? (
          <p className="mt-2 text-ink-faint text-xs">
            {listedOn}
            {listedOn && href ? ' · ' : null}
            {href ? (
              <a href={href} rel="noreferrer" className="link">
                {words.rich('view', { name, hidden: (chunks) => <span className="sr-only">{chunks}</span> })}
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}

/**
 * The four public lists of commitments. Yes, a commitment only, no and unknown look different. `questions` asks which near row is the organization,
 * where there is one.
 */
export function CommitmentsPanel({
  id,
  commitments,
  progress,
  questions,
}: {
  id: number
  commitments: readonly CommitmentView[]
  progress: ResearchProgress
  questions?: ReactNode
}) {
  const words = useMessages('organization')
  const isOpen = progress.phase === 'in_progress'
  // `questions` fetches them.
  const { data: asked = [] } = useQuery(commitmentQuestionsQuery(id, false))
  const near = asked.filter(({ state }) => state === 'open').map(({ list }) => list)
  return (
    <Panel title={words('commitmentsTitle')} {...(isOpen ? { claim: words('commitmentsOpen') } : {})}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4 print:grid-cols-4" aria-busy={isOpen}>
        {commitments.map((commitment) => (
          <Badge
            key={commitment.id}
            commitment={commitment}
            isNear={near.some((list) => list === listOf[commitment.id])}
          />
        ))}
      </ul>
      {questions}
    </Panel>
  )
}
