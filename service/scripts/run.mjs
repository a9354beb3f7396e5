import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// node service/scripts/run.mjs [--build[=service]] [options of Node] FILE [words]: every command of package.json is run by this
// script. FILE runs on the Node of this machine or, where that one is older than `engines` in package.json, on the one that `npm
// ci` installed (optionalDependencies); it says so once, on the standard error and at the end of `npm ci`. With --build it first
// builds what is not up to date. It is plain JavaScript, because it must start on an old Node.

const root = new URL('../../', import.meta.url)
// service/scripts/start/memory-settings.ts explains why.
const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
// Node caches compiled code here, so that the next command starts in half the time. Where it may not write, it caches nothing.
const startSettings = { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled-by-node', root)) }
const { engines, optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const floor = engines.node.replace('>=', '')

/** @typedef {{ path: string, version: string }} Runtime */

/**
 * @param {string} version
 * @param {string} least both like 22.18.0; the last part may be missing
 */
function isAtLeast(version, least) {
  const [own, wanted] = [version, least].map((text) => text.split('.').map(Number))
  for (let place = 0; place < 3; place++) {
    const difference = (own?.[place] ?? 0) - (wanted?.[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/**
 * Returns the Node that the user's command would run on. npm puts node_modules/.bin first in PATH, where the packaged Node is
 * called `node`; the environment says which one npm itself runs on.
 * @returns {Runtime}
 */
function findOwn() {
  const path = process.env['npm_node_execpath']
  if (path === undefined || !existsSync(path) || realpathSync(path) === realpathSync(process.execPath))
    return { path: process.execPath, version: process.versions.node }
  return { path, version: execFileSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim() }
}

/** @returns {Runtime | null} the packaged Node in node_modules; null where none fits this machine, or --omit=optional left it out */
function findPackaged() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  for (const name of [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]) {
    const path = fileURLToPath(new URL(`node_modules/${name}/${file}`, root))
    if (name in optionalDependencies && existsSync(path)) return { path, version: optionalDependencies[name] }
  }
  return null
}

/** @returns {Runtime} */
function chooseRuntime() {
  const own = findOwn()
  if (isAtLeast(own.version, floor)) return own
  const packaged = findPackaged()
  if (packaged === null) {
    console.error(`Node ${own.version} is too old: install Node ${floor} or newer (24 is best), then run npm ci again.`)
    process.exit(1)
  }
  console.error(`Node ${own.version} found, runs on the packaged Node ${packaged.version}.`)
  if (isInstallation) console.error('What npm warns of above (EBADENGINE) therefore does not apply.')
  return packaged
}

/**
 * npm sends signals to the shell that runs a command; some shells then end without passing them on. Calls `end` when that shell
 * has ended.
 * @param {() => void} end
 */
function watchShell(end) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

/**
 * Runs the arguments until they end and passes signals on. Resolves where the program succeeds, otherwise ends this process with
 * the same code or signal.
 * @param {string} path of Node
 * @param {readonly string[]} words
 */
function runToEnd(path, words) {
  const child = spawn(path, words, { stdio: 'inherit', env: { ...memorySettings, ...startSettings, ...process.env } })
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  // On Windows the console sends Ctrl-C, and the end of its window, to every program in it; to pass a signal on would end the child at once,
  // in the midst of its own ending.
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => process.platform === 'win32' || child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  watchShell(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${path} cannot be run: ${error.message}`)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      for (const one of signals) process.off(one, pass)
      if (signal !== null) return process.kill(process.pid, signal)
      if (code !== 0) process.exit(code ?? 1)
      resolve(undefined)
    })
  })
}

const given = process.argv.slice(2)
const isInstallation = process.env['npm_lifecycle_event'] === 'postinstall'
/** npm installs a package's own commands only for other packages: this makes `npx carbon-register` work in this folder. */
function linkCommand() {
  const place = fileURLToPath(new URL('node_modules/.bin/carbon-register', root))
  const file = fileURLToPath(new URL('cli/carbon-register.mjs', root))
  if (existsSync(place) || !existsSync(file)) return
  try {
    if (process.platform === 'win32') {
      writeFileSync(`${place}.cmd`, '@node "%~dp0\\..\\..\\cli\\carbon-register.mjs" %*\r\n')
      // For Git Bash; npx looks for a file of this very name before it takes the one above.
      writeFileSync(place, '#!/bin/sh\nexec node "$(dirname "$0")/../../cli/carbon-register.mjs" "$@"\n')
    } else symlinkSync('../../cli/carbon-register.mjs', place)
  } catch {
    // The folder is not writable: node cli/carbon-register.mjs does the same.
  }
}

const { path } = chooseRuntime()
if (isInstallation) {
  linkCommand()
  process.exit()
}
const place = given.findIndex((word) => !word.startsWith('-'))
if (place < 0) throw new Error('Usage: node service/scripts/run.mjs [--build[=service]] [options of Node] FILE [words]')
const options = given.slice(0, place)
const [file = '', ...words] = given.slice(place)
const build = options.find((option) => /^--build(=|$)/.test(option))
const source = ['--import', new URL('service/source-imports.ts', root).href]

// Resolved from here, because the command may be typed in any folder.
const builder = fileURLToPath(new URL('service/scripts/build/build.ts', root))
if (build !== undefined) await runToEnd(path, [builder, ...build.split('=').slice(1)])
await runToEnd(path, [
  ...options.filter((option) => option !== build),
  ...(file.endsWith('.ts') ? source : []),
  file,
  ...words,
])
