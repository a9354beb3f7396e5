import { setTimeout as sleep } from 'node:timers/promises'
import { lockDirectory } from '@/service/storage/engine/embedded/lock-directory'

/**
 * Creates something that all processes of a run share, unless it exists; other processes wait meanwhile. `lock` is a path used
 * for this only.
 */
export async function makeOnce(
  lock: string,
  isThere: () => boolean | Promise<boolean>,
  make: () => Promise<void>,
): Promise<void> {
  while (!(await isThere())) {
    const held = await lockDirectory(lock).catch(() => null)
    if (held === null) {
      await sleep(200)
      continue
    }
    try {
      if (!(await isThere())) await make()
    } finally {
      await held.release()
    }
  }
}
