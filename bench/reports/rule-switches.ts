import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** What a rule does where it is switched off: it answers "no", returns its input unchanged, or finds nothing. */
type Kind = 'says' | 'changes' | 'finds'

type Switch = {
  /** "tables/rows/row-labels.ts#isOpen" */
  id: string
  kind: Kind
}

const reader = new URL('../../service/reports/', import.meta.url)

/** A function of the reader that answers yes or no, changes a page or lines, or finds figures, with any parameters. */
const rule =
  /^(?<exported>export )?function (?<name>\w+)(?<rest>(?:<[^>]+>)?\((?:(?!\n(?:function|export|\}))[\s\S])*?\): (?<type>boolean|Page|string\[\]|Candidate\[\]) \{)$/gm

const kinds: Record<string, Kind> = { boolean: 'says', Page: 'changes', 'string[]': 'changes', 'Candidate[]': 'finds' }

export type Switches = {
  all: readonly Switch[]
  /** Switches these rules off and all others on. */
  switchOff: (ids: readonly string[]) => void
  /** Calls `work`, and returns which rules answered yes, changed or found something meanwhile. */
  spokenIn: (work: () => Promise<void>) => Promise<Set<string>>
}

/** Whether the value is a page or lines: a function that makes lines from a text, or from rows, changes none. */
function isChangeable(given: unknown): boolean {
  return Array.isArray(given) ? given.every((line) => typeof line === 'string') : typeof given === 'object'
}

/** The lines that `npm run bench -- rule-tests` writes: a test, and the rules that applied in it. */
export const rulesInTests = fileURLToPath(new URL('../../node_modules/.cache/rules-in-tests.jsonl', import.meta.url))

/** The path of a file of the reader inside of its folder; null for tests, builders of tests and other files. */
export function readerOf(file: string): string | null {
  const folder = fileURLToPath(reader)
  return file.startsWith(folder) && !/\.test\.|\/testing\//.test(file) ? file.slice(folder.length) : null
}

/** The file with a switch before each of its rules, which are added to `all`. */
export function withSwitches(source: string, path: string, all: Switch[]): string {
  return source.replace(rule, (...found) => {
    const {
      exported = '',
      name = '',
      rest = '',
      type = '',
    } = found.at(-1) as unknown as Record<string, string | undefined>
    const [id, kind] = [`${path}#${name}`, kinds[type] ?? 'says']
    all.push({ id, kind })
    const words = JSON.stringify([id, kind]).slice(1, -1)
    return `${exported}function ${name}(...given) { return globalThis.ruleOfReader(${words}, rule${name}, given) }\nfunction rule${name}${rest}`
  })
}

/** Keeps the last PDF open with the pages already read, because each ablation reads the same document again. */
function withKeptPages(source: string): string {
  return source.replace(
    'export async function openPdf(bytes: Uint8Array): Promise<PdfReport> {',
    `let keptPdf = { key: '', pdf: null, pages: new Map() }
export async function openPdf(bytes) {
  const key = \`\${bytes.length} \${bytes.slice(-2000).join()}\`
  if (keptPdf.key !== key) {
    await keptPdf.pdf?.close()
    keptPdf = { key, pdf: await openAnyPdf(bytes), pages: new Map() }
  }
  const { pdf, pages } = keptPdf
  const keep = async (page) => {
    let drawing
    return { ...page, readDrawing: () => (drawing ??= page.readDrawing()) }
  }
  const readPage = (number) => {
    if (!pages.has(number)) pages.set(number, pdf.readPage(number).then(keep))
    return pages.get(number)
  }
  return { ...pdf, readPage, close: async () => {} }
}
async function openAnyPdf(bytes: Uint8Array): Promise<PdfReport> {`,
  )
}

type Connected = { switchOff: (ids: readonly string[]) => void; forget: () => void; spoken: () => ReadonlySet<string> }

/** Connects the switches: what they do, and which rules have answered yes, changed or found something since the last `forget`. */
export function connectSwitches(): Connected {
  let off: ReadonlySet<string> = new Set()
  let spoken = new Set<string>()
  const run = (id: string, kind: Kind, original: (...given: unknown[]) => unknown, given: unknown[]): unknown => {
    const isOff = off.has(id) && (kind !== 'changes' || isChangeable(given[0]))
    if (isOff) return kind === 'says' ? false : kind === 'finds' ? [] : given[0]
    const answer = original(...given)
    const speaks =
      kind === 'says'
        ? answer === true
        : kind === 'finds'
          ? Array.isArray(answer) && answer.length > 0
          : answer !== given[0]
    if (speaks) spoken.add(id)
    return answer
  }
  Reflect.set(globalThis, 'ruleOfReader', run)
  return {
    switchOff: (ids) => {
      off = new Set(ids)
    },
    forget: () => {
      spoken = new Set()
    },
    spoken: () => spoken,
  }
}

/** Inserts a switch before every rule of the reader that is loaded afterwards: call it before the reader is imported. */
export function fitSwitches(): Switches {
  const all: Switch[] = []
  const { switchOff, forget, spoken } = connectSwitches()
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const path = url.startsWith('file:') ? readerOf(fileURLToPath(url)) : null
      if (path === null || loaded.source === undefined || loaded.source === null) return loaded
      const source = withSwitches(String(loaded.source), path, all)
      return { ...loaded, source: path === 'input/pdf/read-pdf.ts' ? withKeptPages(source) : source }
    },
  })
  return {
    all,
    switchOff,
    spokenIn: async (work) => {
      forget()
      await work()
      return new Set(spoken())
    },
  }
}
