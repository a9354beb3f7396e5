import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'

/**
 * Returns the path of Helm from an npm package (made for cloud functions, built for Linux on x64); null on other machines. It is
 * unpacked into a temporary folder of this process.
 */
export function findHelm(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const archive = join(createRequire(import.meta.url).resolve('@aws-cdk/asset-kubectl-v20'), '../layer.zip')
  if (!existsSync(archive)) return null
  const program = unzipSync(readFileSync(archive), { filter: ({ name }) => name === 'helm/helm' })['helm/helm']
  if (program === undefined) return null
  const path = join(mkdtempSync(join(tmpdir(), 'carbon-helm-')), 'helm')
  writeFileSync(path, program)
  chmodSync(path, 0o755)
  return path
}

const Manifest = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) })
export type Manifest = z.infer<typeof Manifest>

export type Rendered = { status: number | null; words: string; manifests: Manifest[] }

/** Runs `helm template` on a chart with values as JSON; parses every resulting document as YAML. */
export function renderChart(helm: string, chart: string, values: object): Rendered {
  const file = join(helm, '../values.json')
  writeFileSync(file, JSON.stringify(values))
  const words = ['template', 'register', chart, '--namespace', 'carbon', '--values', file]
  const { status, stdout, stderr } = spawnSync(helm, words, { encoding: 'utf8' })
  const documents = status === 0 ? parseAllDocuments(stdout, { strict: true, uniqueKeys: true }) : []
  const broken = documents.flatMap(({ errors }) => errors.map(({ message }) => message))
  if (broken.length > 0) throw new Error(broken.join('\n'))
  const manifests = documents.flatMap((one) => (one.contents === null ? [] : [Manifest.parse(one.toJS())]))
  return { status, words: stderr, manifests }
}
