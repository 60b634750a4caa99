import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onEmbedded } from '../../testing/engines.ts'
import { soon } from '../../testing/partner-harness.ts'
import { buildTestApp, namedPartner } from '../../testing/test-app.ts'
import { createMint } from '../../testing/tokens.ts'
import { partnerTarget } from './partner.ts'

const partner = { ...namedPartner, webhook: 'stand-in' as const }
const foreignSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`

/** Records how long each wait of eight seconds is to be, and lets it last until it is aborted. */
function watchWaits(): number[] {
  const waits: number[] = []
  const wait = timers.setTimeout
  const watched = vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms, value, options) => {
    if (ms !== 8000) return wait(ms, value, options)
    waits.push(ms)
    return new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  // Without this only those see it who import the module as a whole.
  syncBuiltinESMExports()
  onTestFinished(() => {
    watched.mockRestore()
    syncBuiltinESMExports()
  })
  return waits
}

onEmbedded((database) => {
  let app: FastifyInstance
  let secret: string
  beforeEach(async () => {
    app = await buildTestApp({ db: database(), verifier: (await createMint()).verifier, config: { partner } })
    secret =
      (await partnerTarget({ partner, publicUrl: '' } as Parameters<typeof partnerTarget>[0], database()))
        ?.secrets[0] ?? ''
    return () => app.close()
  })

  const send = (
    id: string,
    {
      with: signer = secret,
      body = JSON.stringify({ type: 'lead.created', data: { id, notes: '<b>After six</b>' } }),
    } = {},
  ) => {
    const timestamp = new Date()
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
      'webhook-signature': new Webhook(signer).sign(id, timestamp, body),
    }
    return app.inject({ method: 'POST', url: '/dev/partner/webhook', headers, payload: body })
  }
  const behave = (behavior: string) =>
    app.inject({
      method: 'POST',
      url: '/dev/partner/behavior',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ behavior }).toString(),
    })
  const messages = async () =>
    (await app.inject('/dev/partner/messages')).json<{ id: string; verified: boolean; answered: number }[]>()
  const page = async () => (await app.inject('/dev/partner')).body

  test('shows what it was sent, the newest first, whether the signature is valid, and no foreign mark-up', async () => {
    expect(await page()).toContain('Nothing yet.')
    expect((await send('one.1')).statusCode).toBe(204)
    expect((await send('two.1')).statusCode).toBe(204)
    expect(await messages()).toMatchObject([
      { id: 'two.1', verified: true, answered: 204 },
      { id: 'one.1', verified: true, answered: 204 },
    ])
    const shown = await page()
    expect(shown.indexOf('<h2>two.1</h2>')).toBeLessThan(shown.indexOf('<h2>one.1</h2>'))
    expect(shown).toMatch(/UTC<\/time>, signature valid, answered 204/)
    expect(shown).toContain('&lt;b&gt;After six&lt;/b&gt;')
    expect(shown).not.toMatch(/<b>|<script/)
  })

  test('refuses what another secret has signed, and shows that it came', async () => {
    expect((await send('forged.1', { with: foreignSecret })).statusCode).toBe(401)
    expect(await messages()).toMatchObject([{ id: 'forged.1', verified: false, answered: 401 }])
    expect(await page()).toContain('signature not valid, answered 401')
  })

  test('fails when it is told to, and takes again when it is told to; an unknown order changes nothing', async () => {
    const reported = await behave('fail')
    expect([reported.statusCode, reported.headers.location]).toEqual([303, '/dev/partner'])
    expect(await page()).toContain('value="fail" disabled')
    expect((await send('one.1')).statusCode).toBe(500)
    await behave('explode')
    expect((await send('one.1')).statusCode).toBe(500)
    await behave('take')
    expect((await send('one.1')).statusCode).toBe(204)
    expect((await messages()).map(({ answered }) => answered)).toEqual([204, 500, 500])
  })

  test('is slow when it is told to, until the server closes', async () => {
    const waits = watchWaits()
    await behave('slow')
    const answer = send('one.1')
    await vi.waitFor(() => expect(waits).toEqual([8000]), soon)
    expect(await messages()).toEqual([])
    await app.close()
    expect((await answer).statusCode).toBe(204)
  })

  test('keeps the newest hundred', async () => {
    for (let index = 0; index <= 100; index += 1) await send(`lead.${index}`)
    await expect.poll(async () => (await messages()).length, soon).toBe(100)
    expect((await messages()).map(({ id }) => id).slice(-1)).toEqual(['lead.1'])
  })
})
