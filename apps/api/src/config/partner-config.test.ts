import { partnerFirm, type PartnerFirm } from '@dst/content/partner'
import { describe, expect, test } from 'vitest'
import { configWarnings, readConfig } from './config.ts'
import { partnerWarnings, readPartner } from './partner-config.ts'
import { StartRefusal } from './start-refusal.ts'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const newSecret = `whsec_${Buffer.alloc(24, 2).toString('base64')}`
const url = 'https://partner.test/leads'
const partnerOf = (environment: NodeJS.ProcessEnv) => readConfig(environment, '/').partner
const refusal = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment, '/')
  } catch (error) {
    if (error instanceof StartRefusal && error.code === 'configuration') return error.message
    throw error
  }
  throw new Error('the configuration was accepted')
}

describe('how the partner is reached', () => {
  test('not at all: on a machine that nobody else can reach a stand-in takes its place', () => {
    expect(partnerOf({})).toEqual({
      firm: partnerFirm,
      email: undefined,
      webhook: 'stand-in',
      channels: ['webhook'],
      open: true,
    })
  })

  test('by mail', () => {
    expect(partnerOf({ PARTNER_EMAIL: 'desk@partner.test' })).toMatchObject({
      email: 'desk@partner.test',
      webhook: undefined,
      channels: ['mail'],
      open: true,
    })
    expect(refusal({ PARTNER_EMAIL: 'the desk' })).toContain('PARTNER_EMAIL')
  })

  test('by webhook, and by both', () => {
    const webhook = { PARTNER_WEBHOOK_URL: url, PARTNER_WEBHOOK_SECRET: secret }
    expect(partnerOf(webhook)).toMatchObject({
      webhook: { url, secrets: [secret], allowPrivate: false },
      channels: ['webhook'],
      open: true,
    })
    expect(partnerOf({ ...webhook, PARTNER_EMAIL: 'desk@partner.test' }).channels).toEqual(['webhook', 'mail'])
  })
})

describe('the secret of the webhook', () => {
  test.each([
    [secret, [secret]],
    [`${newSecret} ${secret}`, [newSecret, secret]],
    [` ${newSecret}, ${secret} `, [newSecret, secret]],
  ])('%j is one, or two with the new one first', (text, secrets) => {
    expect(partnerOf({ PARTNER_WEBHOOK_URL: url, PARTNER_WEBHOOK_SECRET: text }).webhook).toMatchObject({ secrets })
  })

  test.each([
    'secret',
    'whsec_',
    'whsec_c2hvcnQ=',
    `whsec_${'!'.repeat(44)}`,
    secret.replace('whsec_', ''),
    `${secret} ${newSecret} ${secret}`,
    `${secret} other`,
    ' , ',
  ])('%j is refused, and not repeated', (text) => {
    const message = refusal({ PARTNER_WEBHOOK_URL: url, PARTNER_WEBHOOK_SECRET: text })
    expect(message).toContain('PARTNER_WEBHOOK_SECRET is whsec_')
    expect(message).not.toContain(Buffer.alloc(32, 1).toString('base64'))
  })

  test('and the address belong together', () => {
    expect(refusal({ PARTNER_WEBHOOK_URL: url })).toContain('belong together')
    expect(refusal({ PARTNER_WEBHOOK_SECRET: secret })).toContain('belong together')
  })
})

test('what is personal goes over https, save in a network of one’s own', () => {
  const plain = { PARTNER_WEBHOOK_URL: 'http://10.0.0.7/leads', PARTNER_WEBHOOK_SECRET: secret }
  expect(refusal(plain)).toContain('must begin with https://')
  expect(partnerOf({ ...plain, PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on' }).webhook).toMatchObject({
    url: plain.PARTNER_WEBHOOK_URL,
    allowPrivate: true,
  })
  expect(refusal({ ...plain, PARTNER_WEBHOOK_ALLOW_PRIVATE: 'yes' })).toContain('PARTNER_WEBHOOK_ALLOW_PRIVATE')
  expect(
    refusal({
      PARTNER_WEBHOOK_URL: 'ftp://partner.test/',
      PARTNER_WEBHOOK_SECRET: secret,
      PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
    }),
  ).toContain('PARTNER_WEBHOOK_URL must be an address that begins with https:// or http://')
  expect(refusal({ PARTNER_WEBHOOK_URL: 'partner.test', PARTNER_WEBHOOK_SECRET: secret })).toContain(
    'PARTNER_WEBHOOK_URL',
  )
})

test('a firm that never works can promise no time, and is refused at the start', () => {
  const closed = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }
  expect(() => readPartner({ PARTNER_WEBHOOK_ALLOW_PRIVATE: 'off' }, false, { ...partnerFirm, hours: closed })).toThrow(
    /no working day in the next 60 days.*partner-firm\.ts/,
  )
  expect(
    readPartner({ PARTNER_WEBHOOK_ALLOW_PRIVATE: 'off' }, false, {
      ...partnerFirm,
      hours: { ...closed, 3: { from: '09:00', to: '10:00' } },
    }).open,
  ).toBe(true)
})

describe('a site that others can reach', () => {
  const reachable = {
    PUBLIC_URL: 'https://invest.test',
    SMTP_URL: 'smtp://mail.test',
    MAIL_FROM: 'DST <no-reply@invest.test>',
    CONTACT_EMAIL: 'desk@invest.test',
  }
  const warnings = (environment: NodeJS.ProcessEnv) =>
    configWarnings(readConfig(environment, '/')).map(({ code }) => code)

  test('has no stand-in, and takes no requests for a firm that nobody has named', () => {
    expect(partnerOf(reachable)).toMatchObject({ webhook: undefined, channels: [], open: false })
    expect(warnings(reachable)).toEqual(['placeholder_partner', 'no_partner_channel'])
    const mail = { ...reachable, PARTNER_EMAIL: 'desk@partner.test' }
    expect(partnerOf(mail)).toMatchObject({ channels: ['mail'], open: false })
    expect(configWarnings(readConfig(mail, '/'))).toEqual([
      {
        code: 'placeholder_partner',
        message: expect.stringMatching(
          /"Example Advisory Partners", so consultations are closed\. Name the firm in packages\/content\/src\/partner\/partner-firm\.ts/,
        ) as string,
      },
    ])
  })

  test('takes them once the firm is named, its fee terms are said, and it can be reached', () => {
    const named = { ...partnerFirm, placeholder: false }
    const complete = { ...named, feeTerms: { placeholder: false, text: 'A monthly fee of $500.' } } as const
    const mail = { PARTNER_EMAIL: 'desk@partner.test', PARTNER_WEBHOOK_ALLOW_PRIVATE: 'off' } as const
    const asked = (firm: PartnerFirm) => {
      const partner = readPartner(mail, true, firm)
      return { open: partner.open, warnings: partnerWarnings(partner).map(({ code }) => code) }
    }
    expect(asked(named)).toEqual({ open: false, warnings: ['placeholder_fee_terms'] })
    expect(asked(complete)).toEqual({ open: true, warnings: [] })
    expect(
      partnerWarnings({
        firm: complete,
        email: undefined,
        webhook: undefined,
        channels: [],
        open: false,
      }).map(({ code }) => code),
    ).toEqual(['no_partner_channel'])
    expect(partnerWarnings({ ...readPartner({ PARTNER_WEBHOOK_ALLOW_PRIVATE: 'off' }, false), open: true })).toEqual([])
  })
})
