import { AsyncLocalStorage } from 'node:async_hooks'

type Scope = { open: boolean }

export type TransactionScope = {
  assertOutside(): void
  /** Runs `work` as inside a transaction; work it leaves running counts as outside once it has ended. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** For independent work that happens to be started from inside a transaction. */
  outside<T>(work: () => T): T
}

/**
 * Detects a query on the database from inside a transaction's work. The embedded engine has one session: such a query would wait for its
 * own transaction forever. On PostgreSQL it would silently run outside it. Both refuse.
 */
export function createTransactionScope(): TransactionScope {
  const storage = new AsyncLocalStorage<Scope>()
  return {
    assertOutside() {
      if (storage.getStore()?.open) {
        throw new Error('A transaction is open here: query it, not the database')
      }
    },
    async run(work) {
      const scope: Scope = { open: true }
      try {
        return await storage.run(scope, work)
      } finally {
        scope.open = false
      }
    },
    outside: (work) => storage.exit(work),
  }
}

/**
 * Detects nothing. Before Node.js 24 the first `run` of an AsyncLocalStorage makes every promise, timer and request of the process call
 * hooks (since 24: AsyncContextFrame), a considerable part of the cost of a read from memory.
 */
export const noTransactionScope: TransactionScope = {
  assertOutside() {},
  run: (work) => work(),
  outside: (work) => work(),
}
