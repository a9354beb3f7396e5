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

/** Inserts a switch before every rule of the reader that is loaded afterwards: call it before the reader is imported. */
export function fitSwitches(): Switches {
  const all: Switch[] = []
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
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.startsWith(reader.href) || url.includes('.test.') || url.includes('/testing/')) return loaded
      if (loaded.source === undefined || loaded.source === null) return loaded
      const path = fileURLToPath(url).slice(fileURLToPath(reader).length)
      const source = String(loaded.source).replace(rule, (...found) => {
        const {
          exported = '',
          name = '',
          rest = '',
          type = '',
        } = found.at(-1) as unknown as Record<string, string | undefined>
        const [id, kind] = [`${path}#${name}`, kinds[type] ?? 'says']
        all.push({ id, kind })
        const words = JSON.stringify([id, kind])
        return `${exported}function ${name}(...given) { return globalThis.ruleOfReader(...${words}, rule${name}, given) }\nfunction rule${name}${rest}`
      })
      return { ...loaded, source }
    },
  })
  return {
    all,
    switchOff: (ids) => {
      off = new Set(ids)
    },
    spokenIn: async (work) => {
      spoken = new Set()
      await work()
      return spoken
    },
  }
}
