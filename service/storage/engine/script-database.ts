import type { Database, Transaction } from './database'

export type ScriptTransaction = Transaction & {
  /** Several statements without parameters or answers: a migration. */
  script(sql: string): Promise<void>
}

/** A Database as it was opened: its transactions also run scripts. Everyone but `migrate` asks for `Database`. */
export type ScriptDatabase = Omit<Database, 'transaction'> & {
  transaction<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>
}
