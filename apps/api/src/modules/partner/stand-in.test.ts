import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { onEmbedded } from '../../testing/engines.ts'
import { soon } from '../../testing/lead-desk.ts'
import { startPulse } from '../../testing/pulse.ts'
import { buildTestApp, namedPartner } from '../../testing/test-app.ts'
import { createMint } from '../../testing/tokens.ts'
import { partnerTarget } from './partner.ts'

const partner = { ...namedPartner, webhook: 'stand-in' as const }
const foreignSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`

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
    expect(shown).toContain('&#60;b&#62;After six&#60;/b&#62;')
    expect(shown).not.toMatch(/<b>|<script/)
  })

  test('refuses what another secret has signed, and shows that it came', async () => {
    expect((await send('forged.1', { with: foreignSecret })).statusCode).toBe(401)
    expect(await messages()).toMatchObject([{ id: 'forged.1', verified: false, answered: 401 }])
    expect(await page()).toContain('signature not valid, answered 401')
  })

  test('fails when it is told to, and takes again when it is told to; an unknown order changes nothing', async () => {
    const told = await behave('fail')
    expect([told.statusCode, told.headers.location]).toEqual([303, '/dev/partner'])
    expect(await page()).toContain('value="fail" disabled')
    expect((await send('one.1')).statusCode).toBe(500)
    await behave('explode')
    expect((await send('one.1')).statusCode).toBe(500)
    await behave('take')
    expect((await send('one.1')).statusCode).toBe(204)
    expect((await messages()).map(({ answered }) => answered)).toEqual([204, 500, 500])
  })

  test('is slow when it is told to, until the server closes', async () => {
    await behave('slow')
    let answered = 0
    const answer = send('one.1').then(({ statusCode }) => (answered = statusCode))
    await sleep(300)
    expect(answered).toBe(0)
    const pulse = await startPulse()
    onTestFinished(pulse.stop)
    const begun = performance.now()
    await app.close()
    await answer
    expect(answered).toBe(204)
    expect(performance.now() - begun).toBeLessThan(4000 + pulse.stalledSince(begun))
  })

  test('keeps the newest hundred', async () => {
    for (let index = 0; index <= 100; index += 1) await send(`lead.${index}`)
    await expect.poll(async () => (await messages()).length, soon).toBe(100)
    expect((await messages()).map(({ id }) => id).slice(-1)).toEqual(['lead.1'])
  })
})
