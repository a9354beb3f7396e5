import { EvidenceButton } from '@/components/evidence/evidence-button'
import { ScoreGauge } from '@/components/ui/marks/score-gauge'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'
import type { ScoreReason, ScoreView } from '@/lib/views/organization/score-view'
import { waitingWords } from './waiting-words'

function Reasons({ title, sign, reasons }: { title: string; sign: string; reasons: readonly ScoreReason[] }) {
  if (reasons.length === 0) return null
  return (
    <div>
      <h3 className="flex items-center gap-2 text-ink-soft">
        <span aria-hidden="true">{sign}</span>
        {title}
      </h3>
      <ul className="mt-1.5">
        {reasons.map(({ text, lang, points }) => (
          <li key={text} className="flex justify-between gap-4 border-line border-t py-1.5">
            <span lang={lang}>{text}</span>
            <span className="shrink-0 text-ink-soft">{points}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The score as a gauge, compared with the industry, and the indicators that changed it most. */
export function ScorePanel({ score, progress }: { score: ScoreView; progress: ResearchProgress }) {
  const words = useMessages('organization')
  const { points, range, notScored, industryPoints, standing, raises, lowers } = score
  const hasReasons = raises.length + lowers.length > 0
  return (
    <Panel title={words('score')} footer={words(industryPoints === null ? 'scoreFooter' : 'scoreFooterMean')}>
      <div className="grid items-center gap-6 md:grid-cols-[16rem_1fr] print:grid-cols-[16rem_1fr]">
        <div>
          <ScoreGauge
            label={words('score')}
            points={points}
            range={range}
            compare={industryPoints === null ? null : { points: industryPoints }}
          />
          {notScored === null ? null : <p className="mt-3 text-center text-ink-soft">{notScored}</p>}
          {range === null || range.high <= range.low ? null : (
            <p className="mx-auto mt-2 max-w-60 text-center text-ink-faint text-xs">{words('scoreRange', range)}</p>
          )}
          {standing === null ? null : (
            <p className="mx-auto mt-3 max-w-60 text-center text-ink-soft">
              <EvidenceButton of="/industry_score_percentile">{standing}</EvidenceButton>
            </p>
          )}
          {industryPoints === null ? null : (
            <p className="mt-3 text-center text-ink-faint text-xs">
              <EvidenceButton of="/industry/mean_score">
                {words('industryMean', { points: industryPoints })}
              </EvidenceButton>
            </p>
          )}
          <p className="mt-3 text-center text-xs print:hidden">
            <EvidenceButton of="/score">
              <span className="link">{words(points === null ? 'scoreWhyNone' : 'scoreWhere')}</span>
            </EvidenceButton>
          </p>
        </div>
        {hasReasons ? (
          <div className="flex flex-col gap-5 md:border-line md:border-l md:pl-6">
            <Reasons title={words('reasonsRaise')} sign="▲" reasons={raises} />
            <Reasons title={words('reasonsLower')} sign="▼" reasons={lowers} />
          </div>
        ) : (
          <p className="text-ink-soft">
            {points === null ? waitingWords(progress, words('noScoreKnown'), words) : words('noReason')}
          </p>
        )}
      </div>
    </Panel>
  )
}
