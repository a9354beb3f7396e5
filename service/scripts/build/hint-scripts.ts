import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** v8.dev/blog/explicit-compile-hints: to be the first line of a script. Other browsers read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Larger is only pdf.js, of which a page calls little. */
const mostCharacters = 300_000

/**
 * Has browsers compile a page's scripts while they arrive, beside the page, and not function by function when each is first
 * called: on a phone that held every page for a third of the time before it answered (docs/decisions/0030). `folder`: of the
 * scripts that Next has built. Returns how many carry the hint now.
 */
export function hintScripts(folder: string): number {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  if (scripts.length === 0) throw new Error(`${folder} holds no scripts`)
  const hinted = scripts.map((name) => hintScript(join(folder, name)))
  return hinted.filter(Boolean).length
}

function hintScript(path: string): boolean {
  const text = readFileSync(path, 'utf8')
  const isSmall = text.length <= mostCharacters
  if (isSmall && !text.startsWith(hint)) writeFileSync(path, hint + text)
  return isSmall
}
