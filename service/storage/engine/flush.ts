import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'

const isWindows = process.platform === 'win32'
/** Windows flushes only what was opened for writing (FlushFileBuffers); elsewhere a file that may only be read is flushed as well. */
const openedFor = isWindows ? 'r+' : 'r'

/** Returns once the content of a file is on the disk. */
export async function flushFile(path: string): Promise<void> {
  const handle = await open(path, openedFor)
  await handle.sync().finally(() => handle.close())
}

/** The same, before anything else runs. */
export function flushFileSync(path: string): void {
  const file = openSync(path, openedFor)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Returns once the names in a folder are on the disk: without it a power cut may lose a file that was just renamed. Windows flushes no
 * folders, and keeps names in its journal.
 */
export async function flushFolder(path: string): Promise<void> {
  if (isWindows) return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
