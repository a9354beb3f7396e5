import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'

/** developer.chrome.com and v8.dev, "Explicit compile hints": to be the first line of a script; other browsers read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * The scripts that pages name themselves, by the manifests that Next renders pages with: those of every page, and each page's.
 * What comes later, when it is asked for, is not among them.
 * @param {string} folder what Next has built (.next)
 * @returns {string[]} paths within it
 */
function findFirstScripts(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'))
  const pages = join(folder, 'server', 'app')
  const context = createContext({})
  for (const path of readdirSync(pages, { encoding: 'utf8', recursive: true })) {
    if (path.endsWith('_client-reference-manifest.js')) runInContext(readFileSync(join(pages, path), 'utf8'), context)
  }
  /** @type {{ entryJSFiles?: Record<string, string[]> }[]} */
  const manifests = Object.values(runInContext('globalThis.__RSC_MANIFEST ?? {}', context))
  const own = manifests.flatMap(({ entryJSFiles }) => Object.values(entryJSFiles ?? {}).flat())
  if (rootMainFiles.length === 0 || own.length === 0) throw new Error(`${folder} names no scripts of its pages`)
  return [...new Set([...rootMainFiles, ...own])]
}

/**
 * Has browsers compile the scripts of a first load while they arrive, beside the page, and not function by function when
 * each is first called: on a phone that held every page for a third of the time before it answered (docs/decisions/0030).
 * @param {string} folder what Next has built (.next)
 * @returns {number} how many scripts carry the hint now
 */
export function hintScripts(folder) {
  const scripts = findFirstScripts(folder)
  for (const path of scripts.map((script) => join(folder, script))) {
    const text = readFileSync(path, 'utf8')
    if (!text.startsWith(hint)) writeFileSync(path, hint + text)
  }
  return scripts.length
}
