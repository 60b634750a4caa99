import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'
import { keysFlaw, storedKeySchema, type StoredKey } from './stored-key.ts'

const keyFileSchema = z.object({
  /** Private JWKs; exactly one signs, the others still verify tokens that they signed earlier. */
  keys: z.array(storedKeySchema).min(1),
  /** Secret from which refresh tokens and hashes of emailed codes are derived; base64url, 32 bytes. */
  secret: z.string().min(43),
  /** Verifies HS256 tokens without a `kid`, as long as one of the keys uses HS256. */
  sharedSecret: z.string().min(1).optional(),
})

/** The keys of a server, as in its key file. */
export interface KeyFile {
  /** Private keys; exactly one signs, the others still verify tokens that they signed earlier. */
  keys: StoredKey[]
  /** Secret from which refresh tokens and hashes of emailed codes are derived; at least 43 characters. */
  secret: string
  /** Verifies HS256 tokens without a known `kid`, as long as one of the keys uses HS256. */
  sharedSecret?: string | undefined
}

/**
 * Reads the key file, or creates it with mode 0600 on first start. Two processes that start together end up with the
 * same file. Throws if the file is unreadable or malformed.
 */
export async function loadKeyFile(path: string): Promise<KeyFile> {
  const text = (await readIfExists(path)) ?? (await createKeyFile(path))
  return parseKeys(text)
}

/** Parses keys from the text of a key file. Throws if it is malformed; the error never contains any of it. */
export function parseKeys(text: string): KeyFile {
  const parsed = keyFileSchema.safeParse(parseJson(text))
  if (!parsed.success) throw new Error('The text is not that of a keys file')
  const flaw = keysFlaw(parsed.data.keys)
  if (flaw !== undefined) throw new Error(`A keys file must hold ${flaw}`)
  return parsed.data
}

/** Keys for a server with temporary keys, or one that stores them itself: an ES256 key and a secret. */
export async function newKeys(): Promise<KeyFile> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return {
    keys: [{ ...jwk, kid: randomUUID(), alg: 'ES256', use: 'sig', key_ops: ['sign', 'verify'] }],
    secret: randomBytes(32).toString('base64url'),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    // Tightens the mode of a file that was restored from a backup with wider permissions.
    await chmod(path, 0o600)
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw new Error('The keys file cannot be read', { cause: error })
  }
}

async function createKeyFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}.tmp`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify(await newKeys(), null, 2))
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    // A hard link, unlike a rename, never overwrites what another process has just created.
    await link(temporary, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await unlink(temporary)
  }
  return readFile(path, 'utf8')
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
