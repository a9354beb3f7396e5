import { constants } from 'node:fs'
import { access, mkdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bad, type Finding, good, warning } from './finding'

const leastNode = [22, 18] as const
const gigabyte = 1024 ** 3
/** Free space below this is an error: a first start, an import and a backup together need more. */
const leastFree = 1 * gigabyte
const comfortable = 3 * gigabyte

/** Checks a version like "24.1.0". */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isEnough = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])
  if (isEnough) return good('Node', `${version} runs the programs`)
  return bad(
    'Node',
    `${version} is older than ${leastNode.join('.')}`,
    'Install Node 24, or run npm ci, which installs one that every command then uses.',
  )
}

/** A clock before this day is wrong, because the program is newer. */
const earliest = Date.parse('2026-11-01')
const latest = Date.parse('2100-01-01')

export function checkClock(now: Date): Finding {
  const time = now.getTime()
  if (time >= earliest && time < latest) return good('clock', now.toISOString())
  return bad(
    'clock',
    `this machine’s clock says ${now.toISOString()}`,
    'Set the clock (NTP): days of sources, sessions and keys depend on it.',
  )
}

/** Checks that the data directory exists or can be created, is writable, closed to other accounts, and has free space. */
export async function checkDataDirectory(directory: string): Promise<Finding[]> {
  const what = 'data directory'
  const found = await stat(directory).catch(() => null)
  if (found !== null && !found.isDirectory()) {
    return [bad(what, `${directory} is a file`, 'Name a folder in DATA_DIR.')]
  }
  const nearest = found === null ? await nearestFolder(directory) : directory
  try {
    if (found !== null) await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    else await mkdir(directory, { recursive: true, mode: 0o700 })
  } catch {
    return [
      bad(
        what,
        `${found === null ? nearest : directory} cannot be written by this account`,
        'Give it to the account of the programs, or name another folder in DATA_DIR.',
      ),
    ]
  }
  const { bavail, bsize } = await statfs(directory)
  return [
    checkMode(directory, found?.mode ?? 0o700),
    checkRoom(directory, bavail * bsize),
    ...(await checkKeyFiles(directory)),
  ]
}

async function nearestFolder(path: string): Promise<string> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((await stat(folder).catch(() => null)) !== null || folder === dirname(folder)) return folder
  }
}

function checkMode(directory: string, mode: number): Finding {
  if ((mode & 0o077) === 0 || process.platform === 'win32') return good('data directory', directory)
  return warning('data directory', `other accounts of this machine can read ${directory}`, `chmod 700 ${directory}`)
}

/** Checks the free space, in bytes. */
export function checkRoom(directory: string, free: number): Finding {
  const words = `${(free / gigabyte).toFixed(1)} GB free at ${directory}`
  if (free < leastFree)
    return bad('disk', words, 'Free up space: the database stops without it, and an import or backup needs more.')
  if (free < comfortable) return warning('disk', words, 'Free up space before the next import or backup.')
  return good('disk', words)
}

async function checkKeyFiles(directory: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of ['team-key', 'dashboard-key', 'live-keys-secret']) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => null)
    if (found === null || process.platform === 'win32') continue
    if ((found.mode & 0o077) !== 0)
      findings.push(warning('keys', `other accounts of this machine can read ${path}`, `chmod 600 ${path}`))
    if (found.size === 0)
      findings.push(bad('keys', `${path} is empty`, 'Remove it: the service writes a new one at its next start.'))
  }
  return findings
}
