import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const Package = z.object({ version: z.string() })
const Lockfile = Package.extend({ packages: z.object({ '': Package }) })
const Chart = Package.extend({ appVersion: z.string() })

const { version } = Package.parse(JSON.parse(read('package.json')))

test('lockfile, client and chart have the version of package.json', () => {
  const lockfile = Lockfile.parse(JSON.parse(read('package-lock.json')))
  const chart = Chart.parse(parse(read('ops/helm/carbon-register/Chart.yaml')))
  expect({
    lockfile: lockfile.version,
    itsRoot: lockfile.packages[''].version,
    client: Package.parse(JSON.parse(read('client/package.json'))).version,
    chart: chart.version,
    programs: chart.appVersion,
  }).toEqual({ lockfile: version, itsRoot: version, client: version, chart: version, programs: version })
})

test('CHANGELOG.md has a heading with the day for the version of package.json', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  const dated = headings.filter((heading) => heading !== 'Unreleased')
  expect(dated[0]).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d{2}-\\d{2}\\)$`))
})
