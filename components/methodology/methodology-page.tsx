import { Panel } from '@/components/ui/panel'
import type { Words } from '@/lib/messages/words'
import type { MethodologyRow, MethodologyView, Said as SaidText } from '@/lib/views/methodology-view'

type Said = Words<'methodology'>

function Text({ said: { text, lang } }: { said: SaidText }) {
  return <span lang={lang}>{text}</span>
}

function Indicator({ indicator }: { indicator: MethodologyRow }) {
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2.5 pr-4 text-left font-normal">
        <Text said={indicator.title} />
        <span className="mt-0.5 block text-ink-faint text-xs">
          <Text said={indicator.toEarn} />
        </span>
      </th>
      <td className="py-2.5 pr-4 text-right font-strong">{indicator.possible}</td>
      <td className="py-2.5">
        <ul className="text-ink-soft">
          {indicator.rules.map(({ points, when }) => (
            <li key={when.text} className="grid grid-cols-[2rem_1fr] gap-2">
              <span className="text-right">{points}</span>
              <Text said={when} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function Levels({ levels, words }: { levels: MethodologyView['levels']; words: Said }) {
  return (
    <Panel title={words('levels')} claim={words('levelsClaim')}>
      <div className="grid gap-6 sm:grid-cols-2">
        {levels.map(({ title, unit, rows, without }) => (
          <div key={title.text} className="min-w-0">
            <h3 className="font-strong">
              <Text said={title} />
            </h3>
            <p className="text-ink-faint text-xs">
              <Text said={unit} />
            </p>
            <dl className="mt-2">
              {rows.map(({ level, range }) => (
                <div key={level} className="flex justify-between gap-4 border-line border-t py-1.5">
                  <dt>{level}</dt>
                  <dd className="text-ink-soft">{range}</dd>
                </div>
              ))}
            </dl>
            {without === null ? null : (
              <p className="mt-2 text-ink-faint text-xs">{words('unknownOf', { what: without })}</p>
            )}
          </div>
        ))}
      </div>
    </Panel>
  )
}

function Categories({ categories, words }: { categories: MethodologyView['categories']; words: Said }) {
  return (
    <Panel title={words('categories')} claim={words('categoriesClaim')}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {categories.map(({ divisions, what, categories: numbers }) => (
          <li key={divisions} className="flex justify-between gap-4 border-line border-t py-1.5">
            <span>
              <Text said={what} /> <span className="text-ink-faint text-xs">{divisions}</span>
            </span>
            <span className="shrink-0 text-ink-soft">{numbers.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** How scores are computed: the service's own table. */
export function MethodologyPage({ view, words }: { view: MethodologyView; words: Said }) {
  return (
    <article className="flex flex-col gap-5">
      <header>
        <h1 className="font-strong text-xl">{words('title')}</h1>
        <p className="mt-1 text-ink-soft">{words('version', { version: view.version, confidence: view.confidence })}</p>
      </header>
      {view.groups.map(({ id, title, points, indicators }) => (
        <Panel key={id} title={<Text said={title} />} aside={<span className="text-ink-soft">{points}</span>}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className="overflow-x-auto" tabIndex={0} aria-label={words('indicatorsOf', { group: title.text })}>
            <table className="w-full min-w-120">
              <thead>
                <tr className="text-ink-faint text-xs">
                  <th scope="col" className="w-2/5 pr-4 pb-1.5 text-left font-normal">
                    {words('indicator')}
                  </th>
                  <th scope="col" className="pr-4 pb-1.5 text-right font-normal">
                    {words('points')}
                  </th>
                  <th scope="col" className="pb-1.5 pl-10 text-left font-normal">
                    {words('when')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {indicators.map((indicator) => (
                  <Indicator key={indicator.id} indicator={indicator} />
                ))}
              </tbody>
            </table>
          </section>
        </Panel>
      ))}
      <Panel title={words('rules')}>
        <dl className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {view.principles.map(({ title, text }) => (
            <div key={title.text}>
              <dt className="font-strong">
                <Text said={title} />
              </dt>
              <dd className="mt-0.5 max-w-prose text-ink-soft">
                <Text said={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Levels levels={view.levels} words={words} />
      <Categories categories={view.categories} words={words} />
    </article>
  )
}
