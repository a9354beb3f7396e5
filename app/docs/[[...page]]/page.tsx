import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocsContents } from '@/components/docs/docs-contents'
import { DocsHits } from '@/components/docs/docs-hits'
import { DocsPage } from '@/components/docs/docs-page'
import { DocsSteps } from '@/components/docs/docs-steps'
import { DocsText } from '@/components/docs/docs-text'
import { anchorOf } from '@/lib/server/docs/docs-anchor'
import { addressOf, addressOfHeading, resolveLink } from '@/lib/server/docs/docs-links'
import { type DocsPage as Page, readDocs } from '@/lib/server/docs/read-docs'
import { createDocsSearch } from '@/lib/server/docs/search-docs'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

type Props = PageProps<'/docs/[[...page]]'>

let search: ReturnType<typeof createDocsSearch> | null = null

async function readAsked({ params, searchParams }: Props): Promise<{ slug: string; searched: string }> {
  const [{ page = [] }, { q }] = await Promise.all([params, searchParams])
  return { slug: page.join('/'), searched: typeof q === 'string' ? q.trim().slice(0, 200) : '' }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await requirePage('/docs/[[...page]]')
  const words = await readWords('docs')
  const { slug } = await readAsked(props)
  const found = slug === '' ? undefined : readDocs().bySlug.get(slug)
  if (found === undefined) return { title: words('title') }
  const { page, part } = found
  const heading = part === page.parts[0] ? undefined : part.headings[0]?.title
  return { title: heading === undefined ? page.title : `${page.title}: ${heading}` }
}

/** The documentation of this program, with a search that stays on this server. */
export default async function DocumentationPage(props: Props) {
  await requirePage('/docs/[[...page]]')
  const [words, { slug, searched }] = await Promise.all([readWords('docs'), readAsked(props)])
  const docs = readDocs()
  const found = docs.bySlug.get(slug)
  if (found === undefined) notFound()
  const { page, part } = found
  const place = page.parts.indexOf(part)
  const around = { before: page.parts[place - 1], after: page.parts[place + 1] }
  const entryOf = ({ slug: own, title, isDecision }: Page) => ({
    isPart: own.includes('/') && !isDecision,
    title: own === '' ? words('overview') : title,
    address: addressOf({ slug: own }),
    isOpen: own === page.slug && searched === '',
  })
  search ??= createDocsSearch(docs)
  return (
    <DocsPage
      pages={docs.pages.filter(({ isDecision }) => !isDecision).map(entryOf)}
      decisions={docs.pages.filter(({ isDecision }) => isDecision).map(entryOf)}
      searched={searched}
      words={words}
    >
      {searched === '' ? (
        <div className="min-w-0">
          {page.parts.length > 1 && (
            <DocsContents
              title={page.title}
              part={place + 1}
              parts={page.parts.map(({ slug: own, headings }) => ({
                isOpen: own === slug,
                headings: headings.map((heading) => ({ ...heading, address: addressOfHeading(page, heading.anchor) })),
              }))}
              words={words}
            />
          )}
          <article lang="en">
            <DocsText
              markdown={place === 0 ? part.text : `# ${page.title}\n\n${part.text}`}
              resolve={(href) => resolveLink(docs, page, href)}
              anchorOf={anchorOf}
              tableName={words('table')}
            />
          </article>
          <DocsSteps
            before={around.before === undefined ? null : addressOf(around.before)}
            after={around.after === undefined ? null : addressOf(around.after)}
            words={words}
          />
        </div>
      ) : (
        <DocsHits searched={searched} hits={search(searched)} words={words} />
      )}
    </DocsPage>
  )
}
