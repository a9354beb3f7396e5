import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type DocsPart, splitPage } from './split-page'

/** `slug`: the address below /docs, '' for the first page; `path`: its file in the repository; `text`: markdown. */
export type DocsPage = {
  slug: string
  path: string
  title: string
  text: string
  isDecision: boolean
  parts: readonly DocsPart[]
}

/** `bySlug`: each part with its page, by the part's address. */
export type Docs = {
  pages: readonly DocsPage[]
  bySlug: ReadonlyMap<string, { page: DocsPage; part: DocsPart }>
}

/** The documentation of these pages; of two with one address the first stays. */
export function docsOf(pages: readonly DocsPage[]): Docs {
  const parts = pages.flatMap((page) => page.parts.map((part) => [part.slug, { page, part }] as const))
  return { pages, bySlug: new Map(parts.toReversed()) }
}

/** Pages beside docs/, with their slugs. */
const others = { 'README.md': '', 'CHANGELOG.md': 'changelog' } as const

function slugOf(path: string): string {
  return path.replace(/^docs\//, '').replace(/(?:\/(?:README|index))?\.md$/, '')
}

/** "Data" of "# Data". */
function titleOf(text: string, slug: string): string {
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? slug
}

function readPage(folder: string, path: string, slug: string): DocsPage {
  const text = readFileSync(join(/* turbopackIgnore: true */ folder, path), 'utf8')
  const isDecision = path.startsWith('docs/decisions/')
  return { slug, path, title: titleOf(text, slug), text, isDecision, parts: splitPage(slug, text) }
}

/** Reads every page of the documentation in `folder`, the root of the repository. Empty without docs/. */
export function readDocsFrom(folder: string): Docs {
  const files = existsSync(join(/* turbopackIgnore: true */ folder, 'docs'))
    ? readdirSync(join(/* turbopackIgnore: true */ folder, 'docs'), { recursive: true, encoding: 'utf8' })
        .map((file) => posix.join('docs', file.replaceAll('\\', '/')))
        .filter((path) => path.endsWith('.md'))
        .sort()
    : []
  const first = Object.entries(others)
    .filter(([path]) => existsSync(join(/* turbopackIgnore: true */ folder, path)))
    .map(([path, slug]) => readPage(folder, path, slug))
  return docsOf([...first, ...files.map((path) => readPage(folder, path, slugOf(path)))])
}

let read: Docs | null = null

/** The documentation of this program; the build puts it beside the server. */
export function readDocs(): Docs {
  read ??= readDocsFrom(process.cwd())
  return read
}
