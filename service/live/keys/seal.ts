import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16

function keyFrom(secret: string, salt: Uint8Array, about: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `carbon-register live key of ${about}`, 32))
}

/** Encrypts `text` (AES-256-GCM) with a key derived from `secret`, for the purpose `about` alone. Returns base64. */
export function seal(text: string, secret: string, about: string): string {
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, salt, about), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts what `seal` returned; null where the secret or `about` is another one, or the text was changed. */
export function unseal(sealed: string, secret: string, about: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const salt = bytes.subarray(0, saltBytes)
  const nonce = bytes.subarray(saltBytes, saltBytes + nonceBytes)
  const tag = bytes.subarray(saltBytes + nonceBytes, saltBytes + nonceBytes + tagBytes)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, salt, about), nonce)
    decipher.setAuthTag(tag)
    const rest = bytes.subarray(saltBytes + nonceBytes + tagBytes)
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
