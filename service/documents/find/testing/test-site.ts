import type { Handler } from '@/service/live/testing/start-stand-in'

function page(title: string, links: readonly (readonly [string, string])[]): string {
  const items = links.map(([href, text]) => `<li><a href="${href}">${text}</a></li>`)
  return `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><ul>${items.join('')}</ul></body></html>`
}

const news = Array.from({ length: 24 }, (_, index) => `/news/${index}`)

/** The forty pages of the website of "Aldgate Brewing", with traps for a crawler. */
const pages: Readonly<Record<string, string>> = {
  '/': page('Aldgate Brewing', [
    ['/en/', 'English'],
    ['/de/nachhaltigkeit', 'Nachhaltigkeit'],
    ['/fr/durabilite', 'Développement durable'],
    ['/investors', 'Investors'],
    ['/about', 'About us'],
    ['mailto:info@aldgate.example', 'Write to us'],
    ['javascript:void(0)', 'Menu'],
    ...news.map((path, index) => [path, `News ${index}`] as const),
  ]),
  '/en/': page('Welcome', [
    ['/', 'Home'],
    ['/en', 'Home again'],
    ['/en/sustainability?utm_source=home', 'Sustainability'],
    ['/loop/1', 'Climate stories'],
  ]),
  '/en/sustainability': page('Sustainability', [
    ['/private/sustainability-report-2025.pdf', 'Sustainability report 2025'],
    ['/reports/gone-sustainability-report-2025.pdf', 'Sustainability report 2025 (print)'],
    ['/reports/huge-sustainability-report-2025.pdf', 'Sustainability report 2025, high resolution'],
    ['/inward', 'ESG data 2025'],
    ['/reports/code-of-conduct-2025.pdf', 'Code of conduct 2025'],
    ['/archive', 'Sustainability reports of earlier years'],
    ['/partners', 'Sustainability of our partners'],
  ]),
  '/de/nachhaltigkeit': page('Nachhaltigkeit', [
    ['/reports/nachhaltigkeitsbericht-2024.pdf', 'Nachhaltigkeitsbericht 2024'],
  ]),
  '/fr/durabilite': page('Développement durable', [['/en/sustainability', 'Rapports (en anglais)']]),
  '/investors': page('Investors', [
    ['/reports/interim-report-q3-2025.pdf', 'Interim report Q3 2025'],
    ['/archive', 'Annual reports'],
  ]),
  '/archive': page('Archive', [['/reports/sustainability-report-2012.pdf', 'Sustainability report 2012']]),
  '/partners': page('Partners', [
    ['/reports/northgate-sustainability-report-2025.pdf', 'Northgate Dairies: sustainability report 2025'],
  ]),
  '/about': page('About', [['/', 'Home']]),
  ...Object.fromEntries(news.map((path) => [path, page(path, [['/', 'Home']])])),
}

const robots = 'User-agent: *\nDisallow: /private/\nSitemap: /sitemap.xml\n'

function sitemap(origin: string): string {
  const addresses = Object.keys(pages).map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0"?><urlset>${addresses.join('')}<url><loc>${origin}/private/</loc></url></urlset>`
}

/** Answers requests as the website does, with these files by path. */
export function answerAsSite(files: Readonly<Record<string, Uint8Array>>): Handler {
  return (request, response, { pathname }) => {
    const origin = `http://${request.headers.host}`
    const send = (type: string, body: string | Uint8Array) =>
      void response.writeHead(200, { 'content-type': type }).end(body)
    const file = files[pathname]
    if (pathname === '/robots.txt') return send('text/plain', robots)
    if (pathname === '/sitemap.xml') return send('application/xml', sitemap(origin))
    if (file !== undefined) return send('application/pdf', file)
    // Redirects to an address that can only be reached from this machine and its network.
    if (pathname === '/inward')
      return void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
    if (pathname.startsWith('/loop/')) {
      return send(
        'text/html',
        page('Climate stories', [[`/loop/${Number(pathname.slice(6)) + 1}`, 'The next climate story']]),
      )
    }
    if (pathname.includes('huge')) {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': String(900 * 1024 * 1024) })
      const write = () => response.destroyed || response.write(Buffer.alloc(1024 * 1024), write)
      response.write('%PDF-1.7', write)
      return
    }
    const known = pages[pathname] ?? pages[`${pathname}/`]
    if (known !== undefined) return send('text/html; charset=utf-8', known)
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
  }
}
