import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { type EngineModule, stopEngineAtFault } from './stop-engine'

type OpenFile = { nfd?: number }
type EmscriptenModule = EngineModule & {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } }
  onRuntimeInitialized?: () => void
}

/**
 * PGlite's directory on disk, with an fsync that reaches the disk, and an engine that stops at a fault. The original's fsync does
 * nothing, so a committed row would survive a killed process but not a power failure
 * (https://github.com/electric-sql/pglite/issues/1107). It relies on internals of Emscripten: embedded.db.test.ts counts the calls, so
 * that an upgrade cannot lose them unnoticed. Covers files, not directory entries.
 */
export class DurableNodeFS extends NodeFS {
  /** The line in PostgreSQL's log that says why it ended. */
  lastWords: string | null = null

  override async init(...input: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...input)
    const { preRun } = result.emscriptenOpts
    if (!Array.isArray(preRun)) throw new Error('PGlite no longer takes preRun as a list: fsync cannot be made real')
    preRun.push((module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (file) => {
        if (file.nfd !== undefined) fsyncSync(file.nfd)
        return 0
      }
      const begin = module.onRuntimeInitialized
      module.onRuntimeInitialized = () => {
        begin?.()
        stopEngineAtFault(module, () => this.lastWords)
      }
    })
    return result
  }
}
