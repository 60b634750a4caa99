import dns, { type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { BlockList } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { isPublicAddress } from './public-addresses.ts'
import { postWebhook } from './webhook.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const message = { id: 'one.1', type: 'lead.created', data: {}, timestamp: new Date() }
const code = (url: string) =>
  postWebhook({ url, secrets: [secret], allowPrivate: false }, message, { signal: AbortSignal.timeout(5000) }).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

let partner: WebhookReceiver
beforeEach(async () => {
  partner = await startWebhookReceiver()
})
afterEach(async () => {
  await partner.close()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

/** Successive DNS lookups return these address lists in turn. */
function resolveTo(...answers: string[][]): void {
  let asked = 0
  vi.spyOn(dns, 'lookup').mockImplementation(((
    _name: string,
    _options: object,
    done: (error: null, addresses: LookupAddress[]) => void,
  ) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as never)
  syncBuiltinESMExports()
}

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  'fc00::1',
  'fdff::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:c0a8:101',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.1',
  'fe80::1%eth0',
  'not an address',
  '',
])('%s does not lead out', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2606:4700:4700::1111',
])('%s does', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

describe('without PARTNER_WEBHOOK_ALLOW_PRIVATE', () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
  ]
  test.each(hosts)('http://%s is refused before anything is sent', async (host) => {
    expect(await code(`http://${host}:${new URL(partner.url).port}/leads`)).toBe('webhook_private_address')
    expect(partner.received).toEqual([])
  })

  test.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['a public address and a private one', ['8.8.8.8', '127.0.0.1']],
    ['::1', ['::1']],
    ['10.0.0.1 in the newer notation', ['::ffff:10.0.0.1']],
    ['nothing', []],
  ])('a name for %s is refused', async (_what, addresses) => {
    resolveTo(addresses)
    expect(await code(`http://partner.test:${new URL(partner.url).port}/leads`)).toBe('webhook_private_address')
    expect(partner.received).toEqual([])
  })

  // Other systems have no second loopback address.
  test.runIf(process.platform === 'linux')(
    'the connection goes to the address that was checked: a name is not asked for twice',
    async () => {
      const { port } = new URL(partner.url)
      const seen: string[] = []
      const checked = createServer((_request, reply) => {
        seen.push('the checked address')
        reply.writeHead(204).end()
      }).listen(Number(port), '127.0.0.2')
      await once(checked, 'listening')
      onTestFinished(() => void checked.close())
      // Only this test treats a second address of this machine as somebody else's.
      const check = vi.spyOn(BlockList.prototype, 'check')
      check.mockImplementation((address) => address !== '127.0.0.2')
      resolveTo(['127.0.0.2'], ['127.0.0.1'])
      expect(await code(`http://partner.test:${port}/leads`)).toBe('taken')
      expect([seen, partner.received]).toEqual([['the checked address'], []])
      expect(vi.mocked(dns.lookup)).toHaveBeenCalledTimes(1)
    },
  )
})
