import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export type Browser = { executablePath?: string; source: 'BROWSER_PATH' | 'npm' | 'system' | 'playwright' }

/** For reproducible pictures, without background traffic; a sandbox does not work in a container run by root. */
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

/** Folders of fonts for scripts that the package's own fonts lack, such as Japanese. */
function fontsOfPackages(): string[] {
  try {
    const { resolve } = createRequire(import.meta.url)
    return [dirname(resolve('@expo-google-fonts/biz-udpgothic/package.json'))]
  } catch {
    return []
  }
}

/**
 * Points the package's settings, which always name /tmp/fonts, to the folder it was unpacked to. Without any font this Chromium
 * draws no text on a canvas, cuts typed text at a line's end, or crashes. The machine's fonts would make different pictures on
 * each machine.
 */
function useUnpackedFonts(folder: string): void {
  const file = join(folder, 'fonts.conf')
  const folders = [join(folder, 'fonts'), ...fontsOfPackages()].map((place) => `<dir>${place}</dir>`).join('')
  const places = `${folders}<cachedir>${join(folder, 'fonts-cache')}</cachedir>`
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>${places}</fontconfig>\n`)
  process.env['FONTCONFIG_FILE'] ??= file
}

/** The package unpacks into the shared temporary folder, which may contain another user's browser that we may not run. */
async function inOwnTemporaryFolder<T>(work: (own: string) => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR']
  const own = join(tmpdir(), `carbon-register-browser-${userInfo().uid}`)
  mkdirSync(own, { recursive: true, mode: 0o700 })
  process.env['TMPDIR'] = own
  try {
    return await work(own)
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

async function findInNpm(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    // Makes the package unpack its own libraries and fonts, which a minimal machine lacks.
    process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x'
    return await inOwnTemporaryFolder(async (own) => {
      const { default: packed } = await import('@sparticuz/chromium')
      const path = await packed.executablePath()
      useUnpackedFonts(own)
      return path
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

/**
 * Returns the browser for the tests: the one named by BROWSER_PATH, else the fixed version from npm, else the system's, else
 * Playwright's own.
 */
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
