import type { ExchangeFile } from '@dst/domain/exchange-file'
import { succeed } from '@dst/domain/result'
import { millisecondsPerDay } from '@dst/domain/time'
import { toBase64url } from '@dst/web/app/features/exchange/share/seal.ts'
import { writeCopy } from '@dst/web/app/features/exchange/share/shared-copy.ts'
import { openedAt } from './clock.ts'
import type { Site } from './site.ts'

const rawKey = new Uint8Array(32)

/** The fragment of a link whose key is known to every story. */
export const knownLink = `#${'a'.repeat(32)}.${toBase64url(rawKey)}`

/** Makes every link show a copy of this file, sealed with that key. */
export function serveCopy({ api }: Site, file: ExchangeFile, names: boolean): void {
  const text = writeCopy({ sharedOn: '2026-11-20', names, offerings: false, file })
  const expiresAt = new Date(openedAt.getTime() + 27 * millisecondsPerDay).toISOString()
  const openShare = async () =>
    succeed({ ciphertext: await sealed(text), createdAt: '2026-11-20T15:00:00.000Z', expiresAt })
  Object.assign(api.exchange, { openShare })
}

async function sealed(text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['encrypt'])
  const nonce = new Uint8Array(12)
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(text))
  return toBase64url(new Uint8Array([...nonce, ...new Uint8Array(encrypted)]))
}
