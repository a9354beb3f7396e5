import { AsyncLocalStorage } from 'node:async_hooks'

type Scope = { open: boolean }

/**
 * Notices a query on the database from inside a transaction's work. The embedded engine has one session: such a query
 * would wait for its own transaction for ever. On PostgreSQL it would quietly run outside it. Both refuse.
 */
export function createTransactionScope() {
  const storage = new AsyncLocalStorage<Scope>()
  return {
    assertOutside(): void {
      if (storage.getStore()?.open) {
        throw new Error('A transaction is open here: query it, not the database')
      }
    },
    /** Runs `work` as inside; what it started and left behind counts as outside once it has ended. */
    async run<T>(work: () => Promise<T>): Promise<T> {
      const scope: Scope = { open: true }
      try {
        return await storage.run(scope, work)
      } finally {
        scope.open = false
      }
    },
    /** For work of its own that merely happens to be started from inside a transaction. */
    outside<T>(work: () => T): T {
      return storage.exit(work)
    },
  }
}
