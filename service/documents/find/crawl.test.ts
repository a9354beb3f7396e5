import { afterEach, describe, expect, it } from 'vitest'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { fetchFile } from '@/service/fetching/fetch-file'
import { type StandIn, sendJson, startStandIn } from '@/service/live/testing/start-stand-in'
import { type AskSite, crawlSite } from './crawl-site'
import { namesOrganization } from './names-organization'
import { readLinks, readSitemap } from './read-links'
import { rankWords } from './report-words'
import { answerAsSite } from './testing/test-site'

let site: StandIn | undefined
afterEach(async () => {
  await site?.stop()
  site = undefined
})

const ask: AskSite = (request) =>
  fetchFile({
    ...request,
    etag: null,
    lastModified: null,
    mayConnect: (address) => address === '127.0.0.1',
    anyPort: true,
  })

describe('crawlSite', () => {
  it('finds reports on a site of forty pages, obeys robots.txt and its page limit, and visits no page twice', async () => {
    site = await startStandIn(answerAsSite({}))
    const { candidates, tried } = await crawlSite(site.url, ask, { thisYear: 2026 })
    const paths = candidates.map(({ url }) => new URL(url).pathname)
    expect(paths.slice(0, 4).toSorted()).toEqual([
      '/reports/gone-sustainability-report-2025.pdf',
      '/reports/huge-sustainability-report-2025.pdf',
      '/reports/nachhaltigkeitsbericht-2024.pdf',
      '/reports/northgate-sustainability-report-2025.pdf',
    ])
    expect(paths).not.toContain('/private/sustainability-report-2025.pdf')
    expect(paths.indexOf('/reports/sustainability-report-2012.pdf')).toBeGreaterThan(3)
    const words = Object.fromEntries(tried.map(({ url, what }) => [new URL(url).pathname, what]))
    expect(words['/private/sustainability-report-2025.pdf']).toBe('robots.txt disallows it')
    expect(words['/inward']).toMatch(/169\.254\.169\.254 is not an address of the public internet/)
    expect(site.asked.every((path) => !path.startsWith('/private'))).toBe(true)
    const pages = site.asked.filter((path) => path !== '/robots.txt' && path !== '/sitemap.xml')
    expect(pages.length).toBeLessThanOrEqual(30)
    expect(new Set(pages.map((path) => path.replace(/\/$|\?.*/g, ''))).size).toBe(pages.length)
  }, 30_000)

  it.each([
    ['allows all where there is no robots.txt', 404, 1],
    ['allows nothing where robots.txt cannot be had', 503, 0],
  ])('%s', async (_, status, pages) => {
    site = await startStandIn((_request, response, { pathname }) => {
      if (pathname === '/robots.txt') return sendJson(response, {}, status)
      response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="/report-2025.pdf">ESG report 2025</a>')
    })
    const { candidates } = await crawlSite(site.url, ask, { thisYear: 2026 })
    expect(site.asked.filter((path) => path === '/')).toHaveLength(pages)
    expect(candidates).toHaveLength(pages)
  })

  it.each([
    ['nest their elements without end', '<a href="/esg-report.pdf">ESG report</a>', '<a><b>'.repeat(500_000)],
    ['list further sitemaps without end', '', '<sitemap><loc>/esg</loc></sitemap>'.repeat(200_000)],
    ['have an address without end', '', `<a href="/esg-${'x'.repeat(2_000_000)}">ESG</a>`],
  ])(
    'reads pages and sitemaps that %s as far as they are useful',
    async (_, before, after) => {
      const began = performance.now()
      const bytes = new TextEncoder().encode(`${before}<sitemapindex>${after}`)
      const endless: AskSite = async ({ url }) => {
        if (url.endsWith('/robots.txt')) throw new FetchFailure('is not there', { status: 404 })
        return { kind: 'fetched', bytes, etag: null, lastModified: null, type: 'text/html', url }
      }
      const { candidates, tried } = await crawlSite('https://www.example.com/', endless, { thisYear: 2026 })
      expect(candidates.map(({ url }) => url)).toEqual(before === '' ? [] : ['https://www.example.com/esg-report.pdf'])
      expect(tried.length).toBeLessThan(40)
      expect(Math.max(...tried.map(({ url }) => url.length))).toBeLessThan(2_100)
      // It was minutes; the limit is for a busy machine.
      expect(performance.now() - began).toBeLessThan(15_000)
    },
    200_000,
  )

  it('does not follow a page to another site', async () => {
    const other = await startStandIn(
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="/esg-report.pdf">ESG</a>'),
    )
    site = await startStandIn((_request, response, { pathname }) => {
      if (pathname !== '/') return sendJson(response, {}, 404)
      response.writeHead(302, { location: other.url }).end()
    })
    const { candidates, tried } = await crawlSite(site.url, ask, { thisYear: 2026 })
    expect(candidates).toEqual([])
    expect(tried.at(-1)?.what).toMatch(/leads to another site/)
    await other.stop()
  })
})

it('reads links with their text, base and alternative texts, and leaves out what is no web address', () => {
  const html =
    '<base href="/a/"><a href="b.pdf#p2"><img alt="ESG"> 2025</a><a href="mailto:x">x</a><a href="javascript:1">y</a><a href="http://[bad">z</a><a>w</a>'
  expect(readLinks(html, 'https://example.org/')).toEqual([{ url: 'https://example.org/a/b.pdf', text: 'ESG 2025' }])
})

it('reads sitemaps and references to further sitemaps', () => {
  const index = '<sitemapindex><sitemap><loc> https://a.example/1.xml </loc></sitemap></sitemapindex>'
  expect(readSitemap(index, 'https://a.example/')).toEqual({ pages: [], sitemaps: ['https://a.example/1.xml'] })
  expect(
    readSitemap('<urlset><url><loc>/x&amp;y</loc></url><url><loc>ftp://a</loc></url>', 'https://a.example/s'),
  ).toEqual({ pages: ['https://a.example/x&y'], sitemaps: [] })
})

it.each([
  'Sustainability Report 2025',
  'Nachhaltigkeitsbericht 2025',
  'Rapport de durabilité 2025',
  'Hållbarhetsredovisning 2025',
  'サステナビリティレポート 2025',
  'Informe de sostenibilidad 2025',
  'Bilancio di sostenibilità 2025',
  'Duurzaamheidsverslag 2025',
  'Relatório de sustentabilidade 2025',
  'Bæredygtighedsrapport 2025',
  'Vastuullisuusraportti 2025',
  'Raport zrównoważonego rozwoju 2025',
  '永續報告書 2025',
  '지속가능경영보고서 2025',
])('ranks %s before the same of 2022, an annual report and a policy', (words) => {
  const rank = (text: string) => rankWords(text, 2026, true)
  expect(rank(words)).toBeGreaterThan(rank(words.replace('2025', '2022')))
  expect(rank(words)).toBeGreaterThan(rank('Supplier policy 2025'))
  expect(rank(words)).toBeGreaterThan(rank('Interim report Q3 2025'))
  expect(rankWords('Careers', 2026, false)).toBe(0)
})

it('recognises whose report it is by its first pages', () => {
  expect(namesOrganization(['ALDGATE BREWING PLC', 'Annual report'], ['Aldgate Brewing'])).toBe(true)
  expect(namesOrganization(['Aldgate', 'Brewing plc'], ['Aldgate Brewing Ltd'])).toBe(true)
  expect(namesOrganization(['Northgate Dairies', 'Sustainability'], ['Aldgate Brewing'])).toBe(false)
  expect(namesOrganization(['The global group of brewing'], ['Aldgate Brewing'])).toBe(false)
  expect(namesOrganization(['トヨタ自動車株式会社 サステナビリティ'], ['トヨタ自動車'])).toBe(true)
  expect(namesOrganization([], ['Aldgate Brewing'])).toBe(false)
})
