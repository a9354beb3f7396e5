import type { Context } from '@/service/context'
import type { OrganizationList, OrganizationListQuery } from '@/service/contract/organization/organization-list'
import { ServiceError } from '@/service/errors'
import { presentSummary } from '@/service/organizations/present/present-summary'
import { isNarrowed, type ListFilter } from '@/service/storage/organizations/organization-filter'
import {
  countMatching,
  countProject,
  type ListedRow,
  selectOrganizations,
} from '@/service/storage/organizations/organization-list'
import { summarizeOwnData } from '@/service/storage/organizations/own-data'
import { countedBehind, countedSometimes, manyOrganizations } from './count-cache'
import { type ListCursor, readCursor, writeCursor } from './list-cursor'
import { directionOf, positionOf } from './list-order'
import { resolveFilter } from './resolve-filter'
import { toListFilter } from './to-list-filter'

type Sort = OrganizationListQuery['sort']

/** One page of a project's organizations with counts. ServiceError `bad_request` for an invalid cursor. */
export async function listOrganizations(
  ctx: Pick<Context, 'clock' | 'counts' | 'reads' | 'reference'>,
  { projectId, query }: { projectId: number; query: OrganizationListQuery },
): Promise<OrganizationList> {
  const { sort, limit } = query
  const cursor = query.cursor === undefined ? null : readCursor(sort, query.cursor)
  const resolved = await resolveFilter(ctx.reads, toListFilter(query, projectId, ctx))
  const filter = inYearOf(cursor, query.spend_year, resolved)
  const selected = selectOrganizations(ctx.reads, {
    filter,
    ...directionOf(sort),
    // One more than requested shows whether there is another page.
    limit: limit + 1,
    from: cursor?.from ?? null,
    backwards: cursor?.backwards ?? false,
  })
  async function whole(): Promise<number | null> {
    const { length } = await selected
    return cursor === null && length <= limit ? length : null
  }
  const [rows, counts] = await Promise.all([selected, countAll(ctx, filter, whole)])
  const page = arrangePage(rows, limit, cursor)
  const ownData = await summarizeOwnData(
    ctx.reads,
    page.rows.map(({ id }) => id),
  )
  const said = { reference: ctx.reference, thisYear: filter.thisYear }
  return {
    organizations: page.rows.map((row) => presentSummary(row, ownData.get(row.id) ?? null, said)),
    ...cursorsOf(sort, page, filter.spend?.year),
    spend_order: filter.spend?.year == null ? null : { year: filter.spend.year, currency: 'USD' },
    first_position: page.rows.length === 0 ? 0 : page.place + 1,
    ...counts,
  }
}

type Page = { rows: readonly ListedRow[]; place: number; hasNext: boolean; hasPrevious: boolean }

/** Removes the extra row, and tells whether there are pages before and after. `place`: the number of rows before the page. */
function arrangePage(rows: readonly ListedRow[], limit: number, cursor: ListCursor | null): Page {
  const hasMore = rows.length > limit
  if (cursor?.backwards) {
    const shown = rows.slice(-limit)
    // No row precedes the first page, whatever the cursor's place.
    const place = hasMore ? Math.max(1, cursor.place - shown.length) : 0
    return { rows: shown, place, hasNext: shown.length > 0, hasPrevious: hasMore }
  }
  const shown = rows.slice(0, limit)
  return { rows: shown, place: cursor?.place ?? 0, hasNext: hasMore, hasPrevious: cursor !== null && shown.length > 0 }
}

/**
 * The filter with the spend of the year of the first page, so that no page is of another year when spend of a newer one comes meanwhile.
 * ServiceError `bad_request` where another year is asked for.
 */
function inYearOf(cursor: ListCursor | null, asked: number | undefined, filter: ListFilter): ListFilter {
  const year = cursor?.spendYear
  if (filter.spend === null || year === undefined) return filter
  if (asked !== undefined && asked !== year) {
    throw new ServiceError('bad_request', `cursor: is of the spend of ${year ?? 'no year'}, not of ${asked}`)
  }
  return { ...filter, spend: { ...filter.spend, year } }
}

function cursorsOf(
  sort: Sort,
  page: Page,
  spendYear: number | null | undefined,
): Pick<OrganizationList, 'next_cursor' | 'previous_cursor'> {
  const [first, last] = [page.rows.at(0), page.rows.at(-1)]
  const ofYear = spendYear === undefined ? {} : { spendYear }
  const after = { backwards: false, place: page.place + page.rows.length, ...ofYear }
  return {
    next_cursor: page.hasNext && last ? writeCursor(sort, { from: positionOf(last), ...after }) : null,
    previous_cursor:
      page.hasPrevious && first
        ? writeCursor(sort, { from: positionOf(first), backwards: true, place: page.place, ...ofYear })
        : null,
  }
}

type Counts = Pick<OrganizationList, 'matching' | 'matching_is_exact' | 'totals'>

/** `matching` counts the filter, `totals` the whole project. `whole`: the number of matches if one page holds all of them. */
async function countAll(
  ctx: Pick<Context, 'clock' | 'counts' | 'reads'>,
  filter: ListFilter,
  whole: () => Promise<number | null>,
): Promise<Counts> {
  const database = ctx.reads
  const totals = await countedSometimes(
    ctx.counts,
    {
      key: `project ${filter.projectId} ${filter.thisYear}`,
      now: ctx.clock().getTime(),
      sizeOf: ({ organizations }) => organizations,
    },
    () => countProject(database, filter),
  )
  return {
    ...(await countFiltered(ctx, filter, { all: totals.organizations, whole })),
    totals: {
      organizations: totals.organizations,
      with_emissions: totals.withEmissions,
      with_worldwide_figures: totals.withWorldwideFigures,
      with_one_country_figures: totals.withOneCountryFigures,
      not_recognised: totals.notRecognised,
      with_science_based_targets: totals.withScienceBasedTargets,
      in_progress: totals.inProgress,
    },
  }
}

/**
 * In a large project counting stops here. Lower for a search, which changes with the next letter: to count a thousand of a tenth,
 * PostgreSQL collects all index entries (docs/decisions/0032).
 */
const mostAtOnce = { filter: 1_000, search: 200 }

async function countFiltered(
  ctx: Pick<Context, 'clock' | 'counts' | 'reads'>,
  filter: ListFilter,
  { all, whole }: { all: number; whole: () => Promise<number | null> },
): Promise<Omit<Counts, 'totals'>> {
  const database = ctx.reads
  if (!isNarrowed(filter)) return { matching: all, matching_is_exact: true }
  // In parallel with the page: for many organizations reading the page takes long, and counting stops early.
  if (all >= manyOrganizations) return countOfMany(ctx, filter, all)
  if (filter.search !== null) {
    // A rare word is not searched twice.
    const onPage = await whole()
    if (onPage !== null) return { matching: onPage, matching_is_exact: true }
  }
  return { matching: await countMatching(database, filter), matching_is_exact: true }
}

/** A filter's exact count follows shortly; a search's, which the next letter makes useless, is not started. */
async function countOfMany(
  ctx: Pick<Context, 'clock' | 'counts' | 'reads'>,
  filter: ListFilter,
  all: number,
): Promise<Omit<Counts, 'totals'>> {
  const database = ctx.reads
  const most = filter.search === null ? mostAtOnce.filter : mostAtOnce.search
  const counted = await countMatching(database, filter, { most })
  if (counted <= most) return { matching: counted, matching_is_exact: true }
  const asked = { key: JSON.stringify(filter), now: ctx.clock().getTime(), sizeOf: () => all }
  const known =
    filter.search === null ? await countedBehind(ctx.counts, asked, () => countMatching(database, filter)) : null
  return { matching: known ?? most, matching_is_exact: known !== null }
}
