import type { OrganizationListQuery } from '@/service/contract/organization/organization-list'
import type { ListedRow, Position, SortKey } from '@/service/storage/organizations/organization-list'

type Sort = OrganizationListQuery['sort']

const keys: Record<Sort, SortKey> = {
  name: 'name',
  '-name': 'name',
  country: 'country',
  '-country': 'country',
  scope_1_2: 'scope_1_2',
  '-scope_1_2': 'scope_1_2',
  all_scopes: 'all_scopes',
  '-all_scopes': 'all_scopes',
  score: 'score',
  '-score': 'score',
  emissions: 'emissions',
  '-emissions': 'emissions',
  intensity: 'intensity',
  '-intensity': 'intensity',
  spend: 'spend',
  '-spend': 'spend',
  status: 'status',
  '-status': 'status',
  updated: 'updated',
  '-updated': 'updated',
  created: 'created',
  '-created': 'created',
}

/** The order of a sort in the contract. */
export function directionOf(sort: Sort): { sort: SortKey; descending: boolean } {
  return { sort: keys[sort], descending: sort.startsWith('-') }
}

/** The position of a row in the order in which it was read. */
export function positionOf(row: ListedRow): Position {
  return { value: row.sortValue instanceof Date ? row.sortValue.toISOString() : row.sortValue, id: row.id }
}
