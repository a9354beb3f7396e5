import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Tables } from '@/service/storage/schema'
import { Naming } from './camel-case'
import type { Queryable } from './database'

const naming = new Naming()

function toConnection(db: Queryable): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      // Kysely knows the rows of its statement; the database only that they are rows.
      return { rows: (await db.query(sql, parameters)) as R[] }
    },
    streamQuery() {
      throw new Error('Rows are not streamed: read them a page at a time')
    },
  }
}

/** Statements go where `db` sends them; only `Database.transaction` begins transactions. */
function toDriver(db: Queryable): Driver {
  const connection = toConnection(db)
  async function refuse(): Promise<never> {
    throw new Error('Begin a transaction on the Database, and ask for the tables of that transaction')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

const opened = new WeakMap<Queryable, Kysely<Tables>>()

/**
 * The service's tables through `db`, which may be a database, a transaction on it or a replica: statements and their rows are typed by
 * the migrations (schema.ts). The number of changed rows is not returned: use `returning` and count.
 */
export function tables(db: Queryable): Kysely<Tables> {
  const known = opened.get(db)
  if (known !== undefined) return known
  const made = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => toDriver(db),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [naming],
  })
  opened.set(db, made)
  return made
}
