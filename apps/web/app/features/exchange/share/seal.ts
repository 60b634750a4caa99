/** An encrypted text, and the key that opens it, both in base64url. */
export interface Sealed {
  /** The nonce, and after it what AES-GCM made of the text. */
  readonly ciphertext: string
  readonly key: string
}

const algorithm = 'AES-GCM'
const keyBits = 256
/** NIST SP 800-38D, 8.2.2: 96 random bits for a nonce. A key encrypts one text only. */
const nonceBytes = 12

/** Whether this browser can encrypt: most do so only on a secure connection. */
export function canSeal(): boolean {
  // Undefined on insecure pages, despite its type.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  return subtle !== undefined
}

/** Encrypts a text under a new key. */
export async function seal(text: string): Promise<Sealed> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: keyBits }, true, ['encrypt'])
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const encrypted = await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, new TextEncoder().encode(text))
  const rawKey = await crypto.subtle.exportKey('raw', key)
  return {
    ciphertext: toBase64url(new Uint8Array([...nonce, ...new Uint8Array(encrypted)])),
    key: toBase64url(new Uint8Array(rawKey)),
  }
}

/** The text of a seal; undefined when the key is not its own, or when either was changed. */
export async function unseal({ ciphertext, key }: Sealed): Promise<string | undefined> {
  const [bytes, rawKey] = [fromBase64url(ciphertext), fromBase64url(key)]
  if (bytes === undefined || rawKey?.length !== keyBits / 8) return undefined
  try {
    const imported = await crypto.subtle.importKey('raw', rawKey, algorithm, false, ['decrypt'])
    const iv = bytes.subarray(0, nonceBytes)
    const text = await crypto.subtle.decrypt({ name: algorithm, iv }, imported, bytes.subarray(nonceBytes))
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return undefined
  }
}

/** Bytes as base64url, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of a base64url text; undefined when it is none. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
