import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkArchive } from './check-archive'

const limits = { entries: 5, entryBytes: 20 * 1024 * 1024, totalBytes: 30 * 1024 * 1024, ratio: 100 }
const check = (bytes: Uint8Array) => () => checkArchive(bytes, limits)

/** Builds a zip; the local header and the directory entry of a file can differ. */
function zipOf(entries: { name: string; data: Uint8Array; size: number; localName?: string; at?: number }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, size, localName = name, at } of entries) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(localName.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(data.length, 20)
    central.writeUInt32LE(size, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at ?? offset, 42)
    directory.push(central, Buffer.from(name))
    const part = Buffer.concat([local, Buffer.from(localName), data])
    parts.push(part)
    offset += part.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

const zeros = (mebibytes: number) => deflateRawSync(Buffer.alloc(mebibytes * 1024 * 1024))

test.each([
  ['no bytes', Buffer.alloc(0), 'damaged'],
  ['no zip', Buffer.alloc(500, 65), 'damaged'],
  ['a zip without its last bytes', zipSync({ a: strToU8('text') }).slice(0, -5), 'damaged'],
])('%s is refused', (_, bytes, words) => {
  expect(check(bytes)).toThrow(words)
})

test('a file that unpacks to more than the limit is refused, even if it states a small size', () => {
  for (const size of [25 * 1024 * 1024, 10]) {
    expect(check(zipOf([{ name: 'a', data: zeros(25), size }]))).toThrow('a unpacks to more than the limit')
  }
})

test('many files that exceed the limit together are refused', () => {
  const entries = ['a', 'b', 'c'].map((name) => ({ name, data: zeros(12), size: 12 * 1024 * 1024 }))
  const packedWell = { ...limits, ratio: 5_000 }
  expect(() => checkArchive(zipOf(entries.slice(0, 2)), packedWell)).not.toThrow()
  expect(() => checkArchive(zipOf(entries), packedWell)).toThrow('c unpacks to more than the limit')
})

test('a file that unpacks to a thousand times its size is refused', () => {
  expect(check(zipOf([{ name: 'a', data: zeros(9), size: 9 * 1024 * 1024 }]))).toThrow('more than 100 times its size')
})

test('too many files are refused before any is unpacked', () => {
  const files = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}`, strToU8('x')]))
  expect(check(zipSync(files))).toThrow('more than 5 files')
})

test('files that share their bytes are refused', () => {
  const data = deflateRawSync(Buffer.from('text'))
  const entries = [
    { name: 'a', data, size: 4 },
    { name: 'a', data, size: 4, at: 0 },
  ]
  expect(check(zipOf(entries))).toThrow('overlap')
})

test('a file that is missing in the directory is refused', () => {
  const whole = zipSync({ 'a.xml': strToU8('seen'), 'b.xml': strToU8('hidden') })
  const one = zipOf([{ name: 'a', data: deflateRawSync(Buffer.from('seen')), size: 4 }])
  const behind = Buffer.concat([Buffer.from(whole), one])
  expect(check(behind)).toThrow()
  const data = deflateRawSync(Buffer.from('seen'))
  expect(check(zipOf([{ name: 'a', localName: 'b', data, size: 4 }]))).toThrow('described in two ways')
})

test('a wrong stated size is refused', () => {
  expect(check(zipOf([{ name: 'a', data: deflateRawSync(Buffer.from('text')), size: 5 }]))).toThrow('another size')
})

test('an archive inside an archive is not unpacked', () => {
  const inner = zipOf([{ name: 'bomb', data: zeros(25), size: 25 * 1024 * 1024 }])
  const seen: string[] = []
  checkArchive(zipSync({ 'inner.zip': inner }), limits, (name) => seen.push(name))
  expect(seen).toEqual(['inner.zip'])
})
