import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** Owner and purpose of a text: it can be decrypted only for the same ones. */
export interface SealedFor {
  purpose: string
  owner: string
}

const version = 'v1'
const ivBytes = 12

/**
 * Encrypts a text that must be readable later (AES-256-GCM, a random nonce each time), with a key derived from the
 * server's own secret.
 */
export function sealText(keys: KeyRing, { purpose, owner }: SealedFor, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(keys, purpose), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [version, ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

/** Decrypts a sealed text. Throws if it was sealed for another owner, with another secret, or was tampered with. */
export function openText(keys: KeyRing, { purpose, owner }: SealedFor, sealed: string): string {
  const [format, ...parts] = sealed.split('.')
  const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (format !== version || iv === undefined || text === undefined || tag === undefined)
    throw new Error('Not a sealed text')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(keys, purpose), iv, { authTagLength: 16 })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

function keyFor(keys: KeyRing, purpose: string): Buffer {
  return Buffer.from(keys.mac('sealed-text', purpose), 'base64url')
}
