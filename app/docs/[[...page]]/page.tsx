import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocsHits } from '@/components/docs/docs-hits'
import { DocsPage } from '@/components/docs/docs-page'
import { DocsText } from '@/components/docs/docs-text'
import { addressOf, anchorOf, resolveLink } from '@/lib/server/docs/docs-links'
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
  const page = slug === '' ? undefined : readDocs().bySlug.get(slug)
  return { title: page?.title ?? words('title') }
}

/** The documentation of this program, with a search that stays on this server. */
export default async function DocumentationPage(props: Props) {
  await requirePage('/docs/[[...page]]')
  const [words, { slug, searched }] = await Promise.all([readWords('docs'), readAsked(props)])
  const docs = readDocs()
  const page = docs.bySlug.get(slug)
  if (page === undefined) notFound()
  const entryOf = ({ slug: own, title, isDecision }: Page) => ({
    isPart: own.includes('/') && !isDecision,
    title: own === '' ? words('overview') : title,
    address: addressOf({ slug: own }),
    isOpen: own === slug && searched === '',
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
        <article lang="en" className="min-w-0">
          <DocsText
            markdown={page.text}
            resolve={(href) => resolveLink(docs, page, href)}
            anchorOf={anchorOf}
            tableName={words('table')}
          />
        </article>
      ) : (
        <DocsHits searched={searched} hits={search(searched)} words={words} />
      )}
    </DocsPage>
  )
}
