import type { ImportPageAnswer } from '@/lib/views/answers/imports-answer'
import type { ImportRow } from './import-rows'

type OldRow = Pick<ImportPageAnswer['rows'][number], 'name' | 'organization_id' | 'is_own'>

/** `gone`: organizations that only the old import added and the new file does not name. */
export type Replacement = { stays: number; added: number; gone: { id: number; name: string }[] }

/** What replacing an import by these rows would do, as far as the rows are checked; nothing is changed yet. */
export function viewReplacement(
  old: readonly OldRow[],
  rows: readonly Pick<ImportRow, 'check' | 'repeats'>[],
): Replacement {
  const named = new Set(rows.flatMap(({ check }) => (check?.kind === 'there' && check.id !== null ? [check.id] : [])))
  const before = new Map(
    old.flatMap(({ organization_id: id, name, is_own: isOwn }) =>
      id === null ? [] : [[id, { name, isOwn }] as const],
    ),
  )
  return {
    stays: [...before.keys()].filter((id) => named.has(id)).length,
    added: rows.filter(
      ({ check, repeats }) => repeats === null && (check?.kind === 'new' || check?.kind === 'candidates'),
    ).length,
    gone: [...before]
      .filter(([id, { isOwn }]) => isOwn === true && !named.has(id))
      .map(([id, { name }]) => ({ id, name })),
  }
}
