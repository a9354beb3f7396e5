import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSecret } from './read-secret'
import { seal, unseal } from './seal'

it('can be decrypted only with the same secret, for the same source and if nobody changed it', () => {
  const sealed = seal('the key', 'a secret of this test', 'nzdpu')
  expect(sealed).not.toContain('the key')
  expect(seal('the key', 'a secret of this test', 'nzdpu')).not.toBe(sealed)
  expect(unseal(sealed, 'a secret of this test', 'nzdpu')).toBe('the key')
  expect(unseal(sealed, 'another secret', 'nzdpu')).toBeNull()
  expect(unseal(sealed, 'a secret of this test', 'twse')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(unseal(bytes.toString('base64'), 'a secret of this test', 'nzdpu')).toBeNull()
  expect(unseal('', 'a secret of this test', 'nzdpu')).toBeNull()
})

it('creates a secret once, readable by this account alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-secret-'))
  try {
    const [one, other] = await Promise.all([readSecret(folder, null), readSecret(folder, null)])
    expect(one).toHaveLength(64)
    expect(other).toBe(one)
    expect(statSync(join(folder, 'live-keys-secret')).mode & 0o077).toBe(0)
    expect(await readSecret(folder, 'one that was given')).toBe('one that was given')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
