import { createFakeApiClient, goldInvestor } from '@dst/api-client/testing'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeLink, withdrawLink } from './make-link.ts'
import { unseal } from './seal.ts'
import { readCopy } from './shared-copy.ts'

const copy = {
  sharedOn: '2026-11-25',
  names: true,
  offerings: false,
  file: { ...emptyExchangeFile, sales: [{ id: 'a', label: 'Elm Street 5', price: 2_000_000 }] },
}
const client = () => createFakeApiClient({ investor: goldInvestor })

test('the server is given the ciphertext alone, which the key of the link opens', async () => {
  const api = client()
  const made = await makeLink(copy, api)
  if (!made.ok) throw new Error(made.error.message)
  const [sent] = api.callsOf('exchange.share')
  expect(JSON.stringify(api.calls)).not.toContain(made.value.key)
  const opened = await unseal({ ciphertext: sent?.ciphertext ?? '', key: made.value.key })
  expect(readCopy(opened ?? '')).toEqual(copy)
})

test('a file that is too large is not sent', async () => {
  const api = client()
  const sales = Array.from({ length: 12 }, (_, id) => ({ id: String(id), label: '家'.repeat(4000) }))
  expect(await makeLink({ ...copy, file: { ...emptyExchangeFile, sales } }, api)).toMatchObject({
    ok: false,
    error: { code: 'too-large', message: expect.stringContaining('too large for a link') as string },
  })
  expect(api.calls).toEqual([])
})

test('the sixth open link is refused, and one that is withdrawn makes room', async () => {
  const api = client()
  const made = await Promise.all(Array.from({ length: 5 }, () => makeLink(copy, api)))
  expect(await makeLink(copy, api)).toMatchObject({
    error: {
      code: 'too-many',
      message: 'You have five links that open, and that is the most at a time. Withdraw one to make another.',
    },
  })
  const id = made[0]?.ok === true ? made[0].value.share.id : ''
  expect(await withdrawLink(id, api)).toEqual({ ok: true, value: undefined })
  expect(await makeLink(copy, api)).toMatchObject({ ok: true })
})

test('failures are told in words, with the wait that the server asks for', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const api = client()
  api.failWith('exchange.share', { kind: 'offline' })
  expect(await makeLink(copy, api)).toMatchObject({
    error: { code: 'not-made', message: 'Connection failed. Please check your internet connection.' },
  })
  api.failWith('exchange.share', { kind: 'http', status: 429, code: 'unknown', message: '', retryAfterSeconds: 30 })
  expect(await makeLink(copy, api)).toMatchObject({
    error: { code: 'not-made', retryAt: new Date('2026-11-21T12:00:30Z') },
  })
  api.failWith('exchange.share', { kind: 'http', status: 401, code: 'unauthenticated', message: '' })
  expect(await makeLink(copy, api)).toMatchObject({ error: { code: 'session-expired' } })
  api.failWith('exchange.withdrawShare', { kind: 'http', status: 500, code: 'unknown', message: '' })
  expect(await withdrawLink('x', api)).toMatchObject({ error: { code: 'not-withdrawn' } })
  expect(await withdrawLink('x', api)).toMatchObject({ ok: true })
})
