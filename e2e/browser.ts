import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

export type Browser = { executablePath?: string; source: 'BROWSER_PATH' | 'npm' | 'system' | 'playwright' }

/** Steady pictures, no background traffic, and a sandbox is of no use in a container run by root. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** The package unpacks to the temporary folder as such, where another user's browser may stand that we may not run. */
async function inOwnTemporaryFolder<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR']
  const own = join(tmpdir(), `carbon-register-browser-${userInfo().uid}`)
  mkdirSync(own, { recursive: true, mode: 0o700 })
  process.env['TMPDIR'] = own
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

async function findInNpm(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    // Makes the package unpack its own libraries and fonts, which a bare machine lacks.
    process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x'
    return await inOwnTemporaryFolder(async () => {
      const { default: packed } = await import('@sparticuz/chromium')
      return packed.executablePath()
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}

function findInSystem(): string | null {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const places = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}

/** The browser for the tests: the one named, else the fixed version from npm, else the system's, else Playwright's own. */
export async function resolveBrowser(): Promise<Browser> {
  const named = process.env['BROWSER_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, which does not exist`)
    return { executablePath: named, source: 'BROWSER_PATH' }
  }
  const packed = await findInNpm()
  if (packed !== null) return { executablePath: packed, source: 'npm' }
  const installed = findInSystem()
  return installed === null ? { source: 'playwright' } : { executablePath: installed, source: 'system' }
}
