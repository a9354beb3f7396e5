import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeZip64 } from '@/service/sources/gleif/testing/build-test-golden-copy'
import { openZipEntry } from './open-zip-entry'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-zip-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const text = Array.from({ length: 20_000 }, (_, line) => `line ${line * 7919}\n`).join('')

function write(bytes: Uint8Array): string {
  const path = join(folder, 'list.zip')
  writeFileSync(path, bytes)
  return path
}

async function read(path: string): Promise<{ name: string; text: string }> {
  const { name, bytes } = await openZipEntry(path)
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return { name, text: Buffer.concat(chunks).toString() }
}

describe('a damaged or unexpected zip', () => {
  it('that is missing is named in the error', async () => {
    await expect(read(join(folder, 'missing.zip'))).rejects.toThrow('missing.zip, the whole file: cannot be opened')
  })

  const whole = zipSync({ 'list.csv': strToU8(text) })

  it('of no bytes is refused', async () => {
    await expect(read(write(new Uint8Array()))).rejects.toThrow('list.zip, the whole file: the file is empty')
  })

  it.each([
    ['in the data', 0.5],
    ['in its first bytes', 0.0001],
    ['in its directory', 0.9995],
  ])('cut off %s is refused before anything is read', async (_, part) => {
    const cut = whole.subarray(0, Math.max(2, Math.floor(whole.length * part)))
    await expect(openZipEntry(write(cut))).rejects.toThrow(/damaged or cut off/)
  })

  it('with a changed byte in the middle is refused at the latest at its end', async () => {
    const changed = Uint8Array.from(whole)
    const middle = Math.floor(changed.length / 2)
    changed[middle] = (changed[middle] ?? 0) ^ 0x55
    await expect(read(write(changed))).rejects.toThrow(/cannot be unpacked|checksum of list.csv is wrong|instead of/)
  })

  it('whose bytes do not match the checksum is refused', async () => {
    const changed = Buffer.from(whole)
    const directory = changed.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    changed.writeUInt32LE((changed.readUInt32LE(directory + 16) ^ 1) >>> 0, directory + 16)
    await expect(read(write(changed))).rejects.toThrow('the checksum of list.csv is wrong')
  })

  it('with two CSV files or none is refused', async () => {
    const two = zipSync({ 'a.csv': strToU8('a'), 'b.csv': strToU8('b') })
    await expect(openZipEntry(write(two))).rejects.toThrow('should hold one CSV file and holds several')
    await expect(openZipEntry(write(zipSync({ 'a.xml': strToU8('a') })))).rejects.toThrow('holds none')
  })
})

describe('the one CSV file', () => {
  it('is read from a zip that another program wrote, with a file of another kind beside it', async () => {
    const zip = zipSync({ 'readme.txt': strToU8('no table'), 'list.csv': strToU8(text) }, {
      comment: 'a comment',
    } as object)
    expect(await read(write(zip))).toEqual({ name: 'list.csv', text })
  })

  it('is read from a zip with 64-bit sizes and a data descriptor', async () => {
    const path = join(folder, 'large.zip')
    await writeZip64(path, 'large.csv', [text])
    // The 32-bit sizes in the directory have their maximum value, so they cannot have been used.
    const bytes = readFileSync(path)
    const directory = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    expect(bytes.readUInt32LE(directory + 20)).toBe(0xffffffff)
    expect(await read(path)).toEqual({ name: 'large.csv', text })
  })

  it('may be there without a zip', async () => {
    const path = join(folder, 'plain.csv')
    writeFileSync(path, text)
    expect(await read(path)).toEqual({ name: 'plain.csv', text })
  })
})
