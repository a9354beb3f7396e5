import { describe, expect, it } from 'vitest'
import { resolveLink } from './docs-links'
import { type DocsPage, docsOf, readDocsFrom } from './read-docs'
import { createDocsSearch } from './search-docs'
import { countWords, mostWords, splitPage } from './split-page'

const docs = readDocsFrom(process.cwd())

function page(path: string, text: string): DocsPage {
  const slug = path.replace(/^docs\/|(?:\/README)?\.md$/g, '')
  return { slug, path, title: path, text, isDecision: false, parts: splitPage(slug, text) }
}

describe('the documentation', () => {
  it('has the README first and each page under its own address', () => {
    expect(docs.pages[0]).toMatchObject({ slug: '', path: 'README.md' })
    expect(docs.bySlug.get('methodology')?.page.title).not.toBe('methodology')
    expect(docs.bySlug.size).toBe(docs.pages.flatMap(({ parts }) => parts).length)
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
      const target = docs.bySlug.get(path.replace(/^\/docs\/?/, ''))
      expect(target, `${one.path}: ${href}`).toBeDefined()
      if (anchor === undefined) continue
      const anchors = target?.part.headings.map((heading) => heading.anchor)
      expect(anchors, `${one.path}: ${href}`).toContain(anchor)
    }
  })
})

describe('a page that takes longer than three minutes', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
  const long = page('docs/long.md', `# Long\n\n## First\n\n${words(400)}\n\n## Second\n\n${words(400)}\n\n## Third\n`)

  it('is shown in parts that begin with a heading, as much in each as three minutes take', () => {
    expect(long.parts.map(({ slug, headings }) => [slug, headings.map(({ title }) => title)])).toEqual([
      ['long', ['First']],
      ['long/second', ['Second', 'Third']],
    ])
  })

  it('is split at the headings below a section that is longer by itself', () => {
    const parts = splitPage('deep', `# Deep\n\n## One\n\n### A\n\n${words(500)}\n\n### B\n\n${words(500)}`)
    expect(parts.map(({ slug }) => slug)).toEqual(['deep', 'deep/b'])
  })

  it('is not split inside a program', () => {
    expect(splitPage('program', `# P\n\n${words(500)}\n\n\`\`\`sh\n## no heading\n${words(500)}\n\`\`\``)).toHaveLength(
      1,
    )
  })

  it('is linked and found in the part that holds the heading', () => {
    const small = docsOf([long, page('docs/data.md', '# Data')])
    expect(resolveLink(small, long, '#third')).toBe('/docs/long/second#third')
    expect(resolveLink(small, page('docs/data.md', ''), 'long.md#third')).toBe('/docs/long/second#third')
    expect(createDocsSearch(small)('third')[0]?.address).toBe('/docs/long/second#third')
  })

  it('is of the changelog alone: of all others each part is read in three minutes', () => {
    const shown = docs.pages.filter(({ slug }) => slug !== 'changelog').flatMap(({ parts }) => parts)
    const longer = shown
      .map(({ slug, text }) => ({ slug, words: countWords(text) }))
      .filter((one) => one.words > mostWords)
    expect(longer).toEqual([])
  })
})

describe('a link', () => {
  const data = page('docs/data.md', '# Data\n\n## Where it is from')
  const index = page('docs/operations/README.md', '# Operations')
  const small = docsOf([data, index])

  it.each([
    ['operations/', '/docs/operations'],
    ['operations/README.md', '/docs/operations'],
    ['../docs/data.md#where-it-is-from', '/docs/data#where-it-is-from'],
    ['#where-it-is-from', '/docs/data#where-it-is-from'],
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
      docsOf([
        page('docs/a.md', '# A\n\n## Keys\n\nA key is shown once.'),
        page('docs/b.md', '# B\n\n## Others\n\nA key of a `project` is revoked.'),
      ]),
    )
    expect(search('project key').map(({ address }) => address)).toEqual(['/docs/b#others'])
    expect(search('keyy project')[0]).toMatchObject({ heading: 'Others', excerpt: 'A key of a project is revoked.' })
  })

  it.each(['', '   ', '*', 'qqqqzzzz'])('finds nothing for “%s”', (words) => {
    expect(createDocsSearch(docs)(words)).toEqual([])
  })
})
