import type { Database, Transaction } from './database'

export type ScriptTransaction = Transaction & {
  /** Several statements without parameters or results: a migration. */
  script(sql: string): Promise<void>
}

/** The Database as opened, whose transactions can also run scripts. Only `migrate` needs it; all others ask for `Database`. */
export type ScriptDatabase = Omit<Database, 'transaction'> & {
  transaction<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>
}
