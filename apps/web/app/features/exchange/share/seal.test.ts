import { afterEach, expect, test, vi } from 'vitest'
import { canSeal, fromBase64url, seal, toBase64url, unseal } from './seal.ts'

afterEach(() => vi.unstubAllGlobals())

const text = 'Elm Street 5: $2,000,000 “net” 家'

test('what was sealed is read with its key', async () => {
  const sealed = await seal(text)
  expect(sealed.key).toMatch(/^[\w-]{43}$/)
  expect(sealed.ciphertext).toMatch(/^[\w-]+$/)
  expect(await unseal(sealed)).toBe(text)
})

test('the seal shows nothing of the text, and two of one text have neither key nor nonce in common', async () => {
  const [one, other] = [await seal(text), await seal(text)]
  expect(new TextDecoder().decode(fromBase64url(one.ciphertext))).not.toContain('Elm')
  expect(one.key).not.toBe(other.key)
  // 12 bytes are 16 letters.
  expect(one.ciphertext.slice(0, 16)).not.toBe(other.ciphertext.slice(0, 16))
})

test('another key, a part of one, and one with a letter that no key has open nothing', async () => {
  const { ciphertext, key } = await seal(text)
  const { key: another } = await seal(text)
  for (const wrong of [another, key.slice(1), key.slice(0, -1), `${key.slice(0, -1)}.`, `${key}A`, ''])
    expect(await unseal({ ciphertext, key: wrong }), wrong).toBeUndefined()
})

test('a seal that was changed anywhere, cut or emptied opens no more', async () => {
  const { ciphertext, key } = await seal(text)
  const bytes = fromBase64url(ciphertext) ?? new Uint8Array()
  expect(bytes.length).toBe(12 + new TextEncoder().encode(text).length + 16)
  for (const at of bytes.keys()) {
    const changed = toBase64url(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)))
    expect(await unseal({ ciphertext: changed, key }), `byte ${at}`).toBeUndefined()
  }
  for (const cut of ['', ciphertext.slice(0, 16), ciphertext.slice(0, -4), `${ciphertext}AAAA`])
    expect(await unseal({ ciphertext: cut, key })).toBeUndefined()
})

test('bytes come back from base64url, and nothing comes of another text', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (const length of [0, 1, 2, 3, 256])
    expect(fromBase64url(toBase64url(bytes.subarray(0, length)))).toEqual(bytes.slice(0, length))
  for (const text of ['A', 'A+', 'A/', 'AA==', 'A A']) expect(fromBase64url(text), text).toBeUndefined()
})

test('a page on an insecure connection can’t encrypt', () => {
  expect(canSeal()).toBe(true)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(canSeal()).toBe(false)
})
