import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import { lowerPoolPriority } from './pool-priority.ts'

/** Cost of one hash: kibibytes of memory, passes over them, and lanes. */
interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** @source OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }

const saltBytes = 16
const tagBytes = 32
/** The encoded form of Argon2's reference implementation, which other servers also understand. */
export const argon2Form =
  /^\$(argon2id?)\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Throws if Node.js has no built-in Argon2, which was added in 24.7. */
export function requireArgon2(): void {
  if (typeof crypto.argon2 !== 'function')
    throw new Error(`Passwords need Node.js 24.7 or newer; this is ${process.version}`)
}

/** Hashes a password with Argon2id in the thread pool, in the standard encoded form with its cost and salt. */
export async function hashWithArgon2(password: string): Promise<string> {
  const salt = crypto.randomBytes(saltBytes)
  return encode(salt, await digest(password, { ...cost, algorithm: 'argon2id', salt, length: tagBytes }))
}

/** Whether the password matches this encoded hash, computed in the thread pool at the hash's own cost. */
export async function matchesArgon2(password: string, encoded: string): Promise<boolean> {
  const [, name, memory, passes, parallelism, salt = '', tag = ''] = argon2Form.exec(encoded) ?? []
  const algorithm = name === 'argon2i' ? 'argon2i' : 'argon2id'
  const expected = Buffer.from(tag, 'base64')
  if (expected.length < 4) return false
  const asStored = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await digest(password, {
    ...asStored,
    algorithm,
    salt: Buffer.from(salt, 'base64'),
    length: expected.length,
  })
  return crypto.timingSafeEqual(found, expected)
}

/** Whether a string is such a hash at the current cost. */
export function isCurrentArgon2(encoded: string): boolean {
  return argon2Form.test(encoded) && encoded.startsWith(head)
}

/** A hash at the current cost with no known password. */
export function decoyArgon2(): string {
  return encode(crypto.randomBytes(saltBytes), crypto.randomBytes(tagBytes))
}

const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`

function encode(salt: Buffer, tag: Buffer): string {
  const [saltText, tagText] = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `${head}${saltText}$${tagText}`
}

type Digest = Cost & { algorithm: 'argon2i' | 'argon2id'; salt: Buffer; length: number }

function digest(password: string, { algorithm, salt, length, ...rest }: Digest): Promise<Buffer> {
  const tag = promisify(crypto.argon2)(algorithm, { message: password, nonce: salt, tagLength: length, ...rest })
  lowerPoolPriority()
  return tag
}
