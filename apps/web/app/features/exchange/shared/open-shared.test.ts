import { createFakeApiClient, goldInvestor } from '@dst/api-client/testing'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import { afterEach, expect, test, vi } from 'vitest'
import { makeLink } from '../share/make-link.ts'
import { seal } from '../share/seal.ts'
import { openShared } from './open-shared.ts'

afterEach(() => vi.unstubAllGlobals())

const copy = {
  sharedOn: '2026-11-25',
  names: true,
  offerings: false,
  file: { ...emptyExchangeFile, sales: [{ id: 'a', label: 'Elm Street 5', price: 2_000_000 }] },
}
const client = () => createFakeApiClient({ investor: goldInvestor })

async function shared(api = client()) {
  const made = await makeLink(copy, api)
  if (!made.ok) throw new Error(made.error.message)
  const { share, key } = made.value
  return { api, share, key, hash: `#${share.id}.${key}` }
}

test('a link shows the copy, and is fetched once', async () => {
  const { api, share, key, hash } = await shared()
  expect(await openShared(hash, api)).toEqual({ ok: true, value: { ...copy, expiresAt: share.expiresAt } })
  expect(api.callsOf('exchange.openShare')).toEqual([{ id: share.id }])
  expect(JSON.stringify(api.calls)).not.toContain(key)
})

test('a link without its whole key is damaged, and is not fetched: that would count as an open', async () => {
  const { api, share, key } = await shared()
  for (const hash of ['', `#${share.id}`, `#${share.id}.${key.slice(1)}`])
    expect(await openShared(hash, api)).toEqual({ ok: false, error: { code: 'damaged' } })
  expect(api.callsOf('exchange.openShare')).toEqual([])
})

test('so is one with the key of another link, and one whose content is no copy', async () => {
  const { api, share } = await shared()
  const { key: another, ciphertext } = await seal('"hello"')
  expect(await openShared(`#${share.id}.${another}`, api)).toEqual({ ok: false, error: { code: 'damaged' } })
  const odd = await api.exchange.share(ciphertext)
  const id = odd.ok ? odd.value.id : ''
  expect(await openShared(`#${id}.${another}`, api)).toEqual({ ok: false, error: { code: 'damaged' } })
})

test('a link that was withdrawn has ended, and one that never was is unknown', async () => {
  const { api, share, key, hash } = await shared()
  await api.exchange.withdrawShare(share.id)
  expect(await openShared(hash, api)).toEqual({ ok: false, error: { code: 'ended' } })
  const unknown = `#${'x'.repeat(32)}.${key}`
  expect(await openShared(unknown, api)).toEqual({ ok: false, error: { code: 'unknown' } })
})

test('a server that does not answer is told with its reason', async () => {
  const { api, hash } = await shared()
  const failure = { kind: 'http', status: 429, code: 'unknown', message: '', retryAfterSeconds: 30 } as const
  api.failWith('exchange.openShare', failure)
  expect(await openShared(hash, api)).toEqual({ ok: false, error: { code: 'unread', failure } })
})

test('nothing is fetched where the browser can’t decrypt', async () => {
  const { api, hash } = await shared()
  vi.stubGlobal('crypto', {})
  expect(await openShared(hash, api)).toEqual({ ok: false, error: { code: 'insecure' } })
  expect(api.callsOf('exchange.openShare')).toEqual([])
})
