import type { Selectable } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { ReportSearchChoiceTable } from '@/service/storage/schema'

/** Table report_search_choice: whether reports are looked for on websites, as an admin answered. */

export type ChoiceRow = Omit<Selectable<ReportSearchChoiceTable>, 'onlyRow'>

const lookup: Lookup = {
  sql: 'select is_on as "isOn" from report_search_choice where only_row = $1::boolean',
  types: ['text'],
}
const IsOn = z.object({ isOn: z.boolean() })

/** Null where nobody has answered. Read with each research, so that it shares a statement with others of the moment. */
export async function findIsChosen(db: Batched): Promise<boolean | null> {
  const [row] = await batchLookup(db, lookup, ['true'])
  return row ? IsOn.parse(row).isOn : null
}

export async function findChoice(db: Queryable): Promise<ChoiceRow | null> {
  const row = await tables(db).selectFrom('reportSearchChoice').select(['isOn', 'setAt']).executeTakeFirst()
  return row ?? null
}

export async function storeChoice(db: Queryable, { isOn, setAt }: ChoiceRow): Promise<void> {
  await tables(db)
    .insertInto('reportSearchChoice')
    .values({ isOn, setAt })
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet({ isOn, setAt }))
    .execute()
}
