import { describe, expect, it } from 'vitest'
import { anchorOf, resolveLink } from './docs-links'
import { type Docs, type DocsPage, readDocsFrom } from './read-docs'
import { createDocsSearch } from './search-docs'

const docs = readDocsFrom(process.cwd())

function page(path: string, text: string): DocsPage {
  return { slug: path.replace(/^docs\/|\.md$/g, ''), path, title: path, text, isDecision: false }
}

function docsOf(...pages: DocsPage[]): Docs {
  return { pages, bySlug: new Map(pages.map((one) => [one.slug, one])) }
}

describe('the documentation', () => {
  it('has the README first and each page under its own address', () => {
    expect(docs.pages[0]).toMatchObject({ slug: '', path: 'README.md' })
    expect(docs.bySlug.get('methodology')?.title).not.toBe('methodology')
    expect(docs.bySlug.size).toBe(docs.pages.length)
  })

  it('has no page where its folder is missing', () => {
    expect(readDocsFrom('/nowhere').pages).toEqual([])
  })

  it.each(docs.pages.map((one) => [one.path, one] as const))('%s leads nowhere that is not there', (_path, one) => {
    const text = one.text.replaceAll(/^```[\s\S]*?^```/gm, '')
    for (const [, href = ''] of text.matchAll(/[^!]\[[^\]]*\]\(([^)\s]+)\)/g)) {
      const address = resolveLink(docs, one, href)
      // A file of the repository that is no page is not linked.
      if (address === null || /^[a-z]+:/i.test(address)) continue
      const [path = '', anchor] = address.split('#')
      const target = path === '' ? one : docs.bySlug.get(path.replace(/^\/docs\/?/, ''))
      expect(target, `${one.path}: ${href}`).toBeDefined()
      if (anchor === undefined) continue
      const anchors = [...(target?.text ?? '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
      expect(anchors, `${one.path}: ${href}`).toContain(anchor)
    }
  })
})

describe('a link', () => {
  const data = page('docs/data.md', '# Data\n\n## Where it is from')
  const index = { ...page('docs/operations/README.md', '# Operations'), slug: 'operations' }
  const small = docsOf(data, index)

  it.each([
    ['operations/', '/docs/operations'],
    ['operations/README.md', '/docs/operations'],
    ['../docs/data.md#where-it-is-from', '/docs/data#where-it-is-from'],
    ['#where-it-is-from', '#where-it-is-from'],
    ['https://example.org/a', 'https://example.org/a'],
    ['../service/main.ts', null],
  ])('%s leads to %s', (href, address) => {
    expect(resolveLink(small, data, href)).toBe(address)
  })
})

describe('the search', () => {
  it('finds the section that is about it, and shows the words around', () => {
    const [first] = createDocsSearch(docs)('known share of points')
    expect(first?.address).toMatch(/^\/docs/)
    expect(first?.excerpt).not.toBe('')
  })

  it('puts a section that holds every word before those that hold one', () => {
    const search = createDocsSearch(
      docsOf(
        page('docs/a.md', '# A\n\n## Keys\n\nA key is shown once.'),
        page('docs/b.md', '# B\n\n## Others\n\nA key of a `project` is revoked.'),
      ),
    )
    expect(search('project key').map(({ address }) => address)).toEqual(['/docs/b#others'])
    expect(search('keyy project')[0]).toMatchObject({ heading: 'Others', excerpt: 'A key of a project is revoked.' })
  })

  it.each(['', '   ', '*', 'qqqqzzzz'])('finds nothing for “%s”', (words) => {
    expect(createDocsSearch(docs)(words)).toEqual([])
  })
})
