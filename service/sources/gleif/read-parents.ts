import { z } from 'zod'
import { isLei } from '@/service/check-digits'
import { openZipEntry } from '@/service/sources/tables/open-zip-entry'
import { parseRow } from '@/service/sources/tables/parse-row'
import { type CsvRecord, streamCsv } from '@/service/sources/tables/stream-csv'

/** The company that consolidates a legal entity in its accounts: its direct parent, or the ultimate one. */
export type Parent = { lei: string; kind: 'direct' | 'ultimate'; parentLei: string }
export type ParentBatch = { parents: Parent[]; refused: { row: number; reason: string }[]; readRows: number }

const Node = z.string()
const NodeIdType = z.enum(['LEI', 'ISO_17442_COMPATIBLE'])

const Row = z.object({
  'Relationship.StartNode.NodeID': Node,
  'Relationship.StartNode.NodeIDType': NodeIdType,
  'Relationship.EndNode.NodeID': Node,
  'Relationship.EndNode.NodeIDType': NodeIdType,
  'Relationship.RelationshipType': z.enum([
    'IS_DIRECTLY_CONSOLIDATED_BY',
    'IS_ULTIMATELY_CONSOLIDATED_BY',
    'IS_INTERNATIONAL_BRANCH_OF',
    'IS_FUND-MANAGED_BY',
    'IS_SUBFUND_OF',
    'IS_FEEDER_TO',
  ]),
  'Relationship.RelationshipStatus': z.enum(['ACTIVE', 'INACTIVE', 'NULL']),
  'Registration.RegistrationStatus': z.enum([
    'PUBLISHED',
    'LAPSED',
    'RETIRED',
    'ANNULLED',
    'DUPLICATE',
    'TRANSFERRED',
    'PENDING_VALIDATION',
    'PENDING_TRANSFER',
    'PENDING_ARCHIVAL',
  ]),
})
type Row = z.infer<typeof Row>

const kinds: Partial<Record<Row['Relationship.RelationshipType'], Parent['kind']>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: 'direct',
  IS_ULTIMATELY_CONSOLIDATED_BY: 'ultimate',
}

/** Reports that were withdrawn or that nobody has checked yet. */
const withdrawn: readonly Row['Registration.RegistrationStatus'][] = [
  'RETIRED',
  'ANNULLED',
  'DUPLICATE',
  'PENDING_VALIDATION',
]

/**
 * Reads the active consolidating parents of a level 2 golden copy (RR-CDF 2.1 as CSV, in its zip or unpacked), in batches, while
 * streaming. Relations of funds and branches are checked and left out: they do not say who owns whom.
 * @throws SourceFileError, while the batches are read, for anything but the published layout
 */
export async function readParents(path: string): Promise<{ name: string; batches: AsyncIterable<ParentBatch> }> {
  const { name, bytes } = await openZipEntry(path)
  return { name, batches: toBatches(name, streamCsv(name, bytes, { required: Object.keys(Row.shape) })) }
}

async function* toBatches(file: string, lists: AsyncIterable<CsvRecord[]>): AsyncGenerator<ParentBatch> {
  for await (const records of lists) {
    const batch: ParentBatch = { parents: [], refused: [], readRows: records.length }
    for (const { row, cells } of records) {
      const parent = toParent(parseRow(Row, cells, file, row))
      if (typeof parent === 'string') batch.refused.push({ row, reason: parent })
      else if (parent !== null) batch.parents.push(parent)
    }
    yield batch
  }
}

/**
 * Returns the parent; null for a relation that is not one to a parent or no longer applies; a string with the reason where the
 * row is refused.
 */
function toParent(row: Row): Parent | string | null {
  const kind = kinds[row['Relationship.RelationshipType']]
  const isActive = row['Relationship.RelationshipStatus'] === 'ACTIVE'
  if (kind === undefined || !isActive || withdrawn.includes(row['Registration.RegistrationStatus'])) return null
  if (row['Relationship.StartNode.NodeIDType'] !== 'LEI' || row['Relationship.EndNode.NodeIDType'] !== 'LEI')
    return null
  const lei = row['Relationship.StartNode.NodeID'].trim()
  const parentLei = row['Relationship.EndNode.NodeID'].trim()
  const wrong = [lei, parentLei].find((node) => !isLei(node))
  if (wrong !== undefined) return `LEI whose check digits fail: ${JSON.stringify(wrong)}`
  return lei === parentLei ? `${lei} is named as its own parent` : { lei, kind, parentLei }
}
