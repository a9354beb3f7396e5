import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { crc32, createDeflateRaw } from 'node:zlib'
import { LEI_CDF_COLUMNS, RR_CDF_COLUMNS } from '@/service/sources/gleif/columns'

/** Files in the published layout, for tests and measurements: every column, every cell quoted, names from a list. */

export type TestCells = Readonly<Record<string, string>>
export type SeedName = { name: string; country: string }

const publication = '20260911-1600'
export const LEVEL_1_NAME = `${publication}-gleif-goldencopy-lei2-golden-copy.csv`
export const LEVEL_2_NAME = `${publication}-gleif-goldencopy-rr-golden-copy.csv`

/** Returns a valid LEI for a number: its check digits follow ISO 7064, mod 97-10. */
export function leiOf(number: number): string {
  const body = `529900${String(number).padStart(12, '0')}`
  let remainder = 0
  for (const digit of `${body}00`) remainder = (remainder * 10 + Number(digit)) % 97
  return `${body}${String(98 - remainder).padStart(2, '0')}`
}

/** One level 1 row of an active entity in Sweden; `cells` replace the usual ones. */
export function entityCells(cells: TestCells): TestCells {
  const country = cells['Entity.HeadquartersAddress.Country'] ?? 'SE'
  return {
    'Entity.LegalName.xmllang': 'en',
    ...addressCells('Entity.LegalAddress', country),
    ...addressCells('Entity.HeadquartersAddress', country),
    'Entity.RegistrationAuthority.RegistrationAuthorityID': 'RA000544',
    'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': '556016-0680',
    'Entity.LegalJurisdiction': country,
    'Entity.EntityCategory': 'GENERAL',
    'Entity.LegalForm.EntityLegalFormCode': 'XJHM',
    'Entity.EntityStatus': 'ACTIVE',
    'Entity.EntityCreationDate': '1918-08-18T00:00:00+01:00',
    'Registration.InitialRegistrationDate': '2013-06-26T08:01:00.000Z',
    'Registration.LastUpdateDate': '2026-03-05T11:04:43.000Z',
    'Registration.RegistrationStatus': 'ISSUED',
    'Registration.NextRenewalDate': '2027-03-17T00:00:00.000Z',
    'Registration.ManagingLOU': '549300O897ZC5H7CY412',
    'Registration.ValidationSources': 'FULLY_CORROBORATED',
    'Registration.ValidationAuthority.ValidationAuthorityID': 'RA000544',
    'Registration.ValidationAuthority.ValidationAuthorityEntityID': '556016-0680',
    ConformityFlag: 'CONFORMING',
    ...cells,
  }
}

/** One level 2 row: an active direct consolidation; `cells` replace the usual ones. */
export function relationCells(lei: string, parentLei: string, cells: TestCells = {}): TestCells {
  return {
    'Relationship.StartNode.NodeID': lei,
    'Relationship.StartNode.NodeIDType': 'LEI',
    'Relationship.EndNode.NodeID': parentLei,
    'Relationship.EndNode.NodeIDType': 'LEI',
    'Relationship.RelationshipType': 'IS_DIRECTLY_CONSOLIDATED_BY',
    'Relationship.RelationshipStatus': 'ACTIVE',
    'Relationship.Period.1.startDate': '2021-01-01T00:00:00+01:00',
    'Relationship.Period.1.endDate': '2021-12-31T00:00:00+01:00',
    'Relationship.Period.1.periodType': 'ACCOUNTING_PERIOD',
    'Registration.RegistrationStatus': 'PUBLISHED',
    ...cells,
  }
}

export function toCsv(rows: readonly TestCells[], columns: readonly string[] = LEI_CDF_COLUMNS): string {
  return [csvLine(columns), ...rows.map((cells) => csvLine(columns.map((column) => cells[column] ?? '')))].join('')
}

export function toRelationsCsv(rows: readonly TestCells[]): string {
  return toCsv(rows, RR_CDF_COLUMNS)
}

function csvLine(cells: readonly string[]): string {
  return `"${cells.map((cell) => cell.replaceAll('"', '""')).join('","')}"\n`
}

function addressCells(element: string, country: string): TestCells {
  return {
    [`${element}.xmllang`]: 'en',
    [`${element}.FirstAddressLine`]: 'Torshamnsgatan 21',
    [`${element}.City`]: 'Stockholm',
    [`${element}.Region`]: `${country}-AB`,
    [`${element}.Country`]: country,
    [`${element}.PostalCode`]: '164 83',
  }
}

const forms = [
  'Holding',
  'Limited',
  'GmbH',
  'S.A.',
  'AB (publ)',
  'Finance B.V.',
  '株式会社',
  'Fonds',
  'Group plc',
  'Ltd.',
]

/**
 * Generates the lines of a level 1 file of `count` entities; names are those of the list, varied by number and form. The parts
 * that all lines share are joined once.
 */
export function* levelOneLines(seeds: readonly SeedName[], count: number): Generator<string> {
  yield csvLine(LEI_CDF_COLUMNS)
  const write = lineWriter([
    'LEI',
    'Entity.LegalName',
    'Entity.OtherEntityNames.OtherEntityName.1',
    'Entity.OtherEntityNames.OtherEntityName.1.type',
    'Entity.LegalAddress.Country',
    'Entity.HeadquartersAddress.Country',
    'Entity.EntityStatus',
    'Registration.RegistrationStatus',
  ])
  for (let number = 0; number < count; number++) {
    const seed = seeds[number % seeds.length] ?? { name: 'Entity', country: 'SE' }
    const round = Math.floor(number / seeds.length)
    const hasOther = number % 8 === 0
    const isActive = number % 50 !== 0
    yield write([
      leiOf(number),
      round === 0 ? seed.name : `${seed.name} ${round} ${forms[number % forms.length]}`,
      hasOther ? `${seed.name} ${round}, formerly` : '',
      hasOther ? 'PREVIOUS_LEGAL_NAME' : '',
      seed.country,
      seed.country,
      isActive ? 'ACTIVE' : 'INACTIVE',
      isActive ? 'ISSUED' : 'RETIRED',
    ])
  }
}

/** Returns a writer of lines that differ in these columns only. `columns` must be in the file's order. */
function lineWriter(columns: readonly string[]): (cells: readonly string[]) => string {
  const usual = entityCells({})
  const mark = '\0'
  const line = csvLine(LEI_CDF_COLUMNS.map((column) => (columns.includes(column) ? mark : (usual[column] ?? ''))))
  const [first = '', ...pieces] = line.split(mark)
  return (cells) => first + pieces.map((piece, index) => (cells[index] ?? '').replaceAll('"', '""') + piece).join('')
}

/** Lines of a level 2 file: one entity in eight has a direct and an ultimate parent. */
export function* levelTwoLines(count: number): Generator<string> {
  yield csvLine(RR_CDF_COLUMNS)
  for (let number = 8; number < count; number += 8) {
    for (const kind of ['IS_DIRECTLY_CONSOLIDATED_BY', 'IS_ULTIMATELY_CONSOLIDATED_BY']) {
      const parent = leiOf(kind === 'IS_DIRECTLY_CONSOLIDATED_BY' ? number - 1 : 0)
      const cells = relationCells(leiOf(number), parent, { 'Relationship.RelationshipType': kind })
      yield csvLine(RR_CDF_COLUMNS.map((column) => cells[column] ?? ''))
    }
  }
}

/**
 * Writes one file into a zip while it is generated, in the form that the publisher's size needs: 64-bit sizes (Zip64) in an extra
 * field, after the data (data descriptor) and in the directory. Returns the number of bytes before compression.
 */
export async function writeZip64(path: string, name: string, lines: Iterable<string>): Promise<number> {
  const target = createWriteStream(path)
  const deflate = createDeflateRaw({ level: 1, chunkSize: 256 * 1024 })
  const packed = { bytes: 0 }
  const header = localHeader(name)
  target.write(header)
  deflate.on('data', (chunk: Buffer) => {
    packed.bytes += chunk.length
    if (!target.write(chunk)) {
      deflate.pause()
      target.once('drain', () => deflate.resume())
    }
  })
  const plain = { bytes: 0, crc: 0 }
  let text: string[] = []
  async function flush(): Promise<void> {
    const block = Buffer.from(text.join(''))
    text = []
    plain.bytes += block.length
    plain.crc = crc32(block, plain.crc)
    if (!deflate.write(block)) await once(deflate, 'drain')
  }
  for (const line of lines) if (text.push(line) >= 200) await flush()
  await flush()
  const ended = once(deflate, 'end')
  deflate.end()
  await ended
  target.end(zip64End(name, header.length, packed.bytes, plain))
  await once(target, 'close')
  return plain.bytes
}

const needs45 = 45
const deflated = 8
/** Bit 3: sizes follow the data; bit 11: the name is UTF-8. */
const flags = 0x0808

function localHeader(name: string): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(needs45, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflated, 8)
  header.writeUInt32LE(0xffffffff, 18)
  header.writeUInt32LE(0xffffffff, 22)
  header.writeUInt16LE(Buffer.byteLength(name), 26)
  header.writeUInt16LE(20, 28)
  return Buffer.concat([header, Buffer.from(name), zip64Extra([0, 0])])
}

function zip64Extra(numbers: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * numbers.length)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8 * numbers.length, 2)
  for (const [index, number] of numbers.entries()) extra.writeBigUInt64LE(BigInt(number), 4 + 8 * index)
  return extra
}

function zip64End(name: string, dataStart: number, packedBytes: number, plain: { bytes: number; crc: number }): Buffer {
  const descriptor = Buffer.alloc(24)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(plain.crc, 4)
  descriptor.writeBigUInt64LE(BigInt(packedBytes), 8)
  descriptor.writeBigUInt64LE(BigInt(plain.bytes), 16)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(needs45, 4)
  entry.writeUInt16LE(needs45, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(deflated, 10)
  entry.writeUInt32LE(plain.crc, 16)
  entry.writeUInt32LE(0xffffffff, 20)
  entry.writeUInt32LE(0xffffffff, 24)
  entry.writeUInt16LE(Buffer.byteLength(name), 28)
  entry.writeUInt16LE(28, 30)
  entry.writeUInt32LE(0xffffffff, 42)
  const directory = Buffer.concat([entry, Buffer.from(name), zip64Extra([plain.bytes, packedBytes, 0])])
  const directoryStart = dataStart + packedBytes + descriptor.length
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeUInt16LE(needs45, 12)
  end64.writeUInt16LE(needs45, 14)
  end64.writeBigUInt64LE(1n, 24)
  end64.writeBigUInt64LE(1n, 32)
  end64.writeBigUInt64LE(BigInt(directory.length), 40)
  end64.writeBigUInt64LE(BigInt(directoryStart), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(directoryStart + directory.length), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(0xffff, 8)
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(0xffffffff, 12)
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([descriptor, directory, end64, locator, end])
}
