import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { median, type Page, pages, startBareBrowser, startPages } from './speed/start-pages'

/**
 * `npm run bench -- lighthouse`: Lighthouse on the production build with real organizations, the median of five loads of list,
 * form and organization page, as a phone (simulated slow 4G, processor four times slower) and as a desktop. Ends with 1 below the
 * goals. `-- --runs 1`, `--screen desktop` and `--page form` measure less; `--keep folder` writes every report there. PORT and
 * SERVICE_PORT set the ports. npm downloads Lighthouse when it is first used: it brings more packages than both programs need
 * (docs/decisions/0026). LIGHTHOUSE_CLI names an installed one (node_modules/lighthouse/cli/index.js).
 */
const version = '12.8.2'
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    screen: { type: 'string' },
    page: { type: 'string' },
    keep: { type: 'string' },
  },
})
const goals = { mobile: 95, desktop: 100 } as const
type Screen = keyof typeof goals
const screens: readonly Screen[] = ['mobile', 'desktop']
const port = Number(process.env['LIGHTHOUSE_PORT'] ?? 9390)
const installed = process.env['LIGHTHOUSE_CLI']
const program = installed
  ? { file: process.execPath, words: [installed] }
  : { file: 'npm', words: ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse'] }

/** The parts of its report that are read here ("Understanding the results" of its documentation). */
type Report = {
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>
  runtimeError?: { message: string }
}

async function run(url: string, screen: Screen, categories: string[]): Promise<Report> {
  const words = [url, `--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`]
  const preset = screen === 'desktop' ? ['--preset=desktop'] : []
  const { stdout } = await promisify(execFile)(program.file, [...program.words, ...words, ...preset], {
    maxBuffer: 64 * 1024 * 1024,
  })
  if (options.keep !== undefined) {
    const name = `${new URL(url).pathname.replaceAll(/\W+/g, '-')}-${screen}-${Date.now()}.json`
    await mkdir(options.keep, { recursive: true })
    await writeFile(join(options.keep, name), stdout)
  }
  return JSON.parse(stdout) as Report
}

async function load(url: string, screen: Screen, wanted: string[]) {
  const { audits, categories, runtimeError } = await run(url, screen, wanted)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const figure = (audit: string) => Math.round((audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000
  // The failed checks by name, in the categories where everything should pass.
  const failed = ['accessibility', 'best-practices'].flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const found = audits[id]?.score ?? null
      return weight > 0 && found !== null && found < 1 ? [id] : []
    }),
  )
  return { score, figure, failed }
}

async function measure(page: Page, url: string, screen: Screen): Promise<Record<string, unknown>> {
  const first = await load(url, screen, ['performance', 'accessibility', 'best-practices'])
  const all = [first]
  while (all.length < Number(options.runs)) all.push(await load(url, screen, ['performance']))
  const middle = (audit: string) => median(all.map(({ figure }) => figure(audit)))
  const performance = median(all.map(({ score }) => score('performance')))
  const [accessibility, practices] = [first.score('accessibility'), first.score('best-practices')]
  if (performance < goals[screen] || accessibility < 100 || practices < 100) process.exitCode = 1
  return {
    page,
    screen,
    performance,
    goal: goals[screen],
    each: all.map(({ score }) => score('performance')).join(' '),
    accessibility,
    practices,
    'first paint': Math.round(middle('first-contentful-paint')),
    'largest paint': Math.round(middle('largest-contentful-paint')),
    'speed index': Math.round(middle('speed-index')),
    blocked: Math.round(middle('total-blocking-time')),
    shift: middle('cumulative-layout-shift'),
    failed: first.failed.join(' '),
  }
}

const { addresses, stop } = await startPages()
const browser = await startBareBrowser(port)
try {
  const rows = []
  for (const page of pages.filter((one) => options.page === undefined || one === options.page)) {
    for (const screen of screens.filter((one) => options.screen === undefined || one === options.screen)) {
      rows.push(await measure(page, addresses[page], screen))
      console.log(JSON.stringify(rows.at(-1)))
    }
  }
  console.table(rows)
} finally {
  await browser.close()
  await stop()
}
