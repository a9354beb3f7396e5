import { useMessages } from '@/lib/messages/messages-provider'
import type { AssessmentView } from '@/lib/views/organization/assessment-view'

/** What data we would need, and what the organization would have to do: two lists, so that our gaps never look like its fault. */
export function Advice({ view }: { view: Pick<AssessmentView, 'raises' | 'needs'> }) {
  const words = useMessages('assessment')
  const { raises, needs } = view
  if (raises.length + needs.length === 0) return null
  return (
    <div className="flex flex-col gap-5 lg:border-line lg:border-l lg:pl-6">
      {needs.length === 0 ? null : (
        <div>
          <h3 id="we-need" className="text-ink-soft">
            {words('weNeed')}
          </h3>
          <ol className="mt-1.5" aria-labelledby="we-need">
            {needs.map(({ need, points, words: said, lang }) => (
              <li key={need} className="border-line border-t py-2">
                <span className="block" lang={lang}>
                  {need === 'report' ? (
                    <a className="link" href="?section=evidence#documents">
                      {said}
                    </a>
                  ) : (
                    said
                  )}
                </span>
                <span className="text-ink-faint text-xs">{points}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {raises.length === 0 ? null : (
        <div>
          <h3 id="raise-most" className="text-ink-soft">
            {words('raiseMost')}
          </h3>
          <ol className="mt-1.5" aria-labelledby="raise-most">
            {raises.map((raise) => (
              <li key={raise.id} className="flex justify-between gap-4 border-line border-t py-2">
                <span lang={raise.lang}>{raise.toEarn}</span>
                <span className="shrink-0 font-strong">
                  {words.rich('gain', {
                    gain: raise.gain,
                    hidden: (chunks) => (
                      <span key="hidden" className="sr-only">
                        {chunks}
                      </span>
                    ),
                  })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}
