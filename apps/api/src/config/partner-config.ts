import { partnerFirm, partnerName, type PartnerFirm } from '@dst/content/partner'
import type { Partner } from '@dst/contracts'
import { scheduleHorizon } from '@dst/domain/parameters'
import { Webhook } from 'standardwebhooks'
import { Temporal } from 'temporal-polyfill'
import { contentSchedule } from './content-schedule.ts'
import { workingDays } from './firm-hours.ts'
import { StartRefusal } from './start-refusal.ts'

/** The channels by which a request is delivered to the partner. */
export const partnerChannels = ['webhook', 'mail'] as const
export type PartnerChannel = (typeof partnerChannels)[number]

/** The partner's webhook URL and signing secrets. */
export interface WebhookTarget {
  url: string
  /** `whsec_` secrets, newest first; while there are two, both sign each message, so that the partner can rotate. */
  secrets: readonly string[]
  /** Whether the URL can point into a private network. */
  allowPrivate: boolean
}

/** The firm that receives requests, and how it is reached. */
export interface PartnerConfig {
  firm: PartnerFirm
  email: string | undefined
  /** `stand-in`: this server simulates the partner, on a machine that nobody else can reach. */
  webhook: WebhookTarget | 'stand-in' | undefined
  channels: readonly PartnerChannel[]
  /** Whether requests are accepted. */
  open: boolean
}

interface PartnerEnvironment {
  PARTNER_EMAIL?: string | undefined
  PARTNER_WEBHOOK_URL?: string | undefined
  PARTNER_WEBHOOK_SECRET?: string | undefined
  PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on' | 'off'
}

/**
 * How the partner is reached. On a machine that nobody else can reach, a stand-in is used if nothing is configured. A
 * publicly reachable site only accepts requests for a firm that the owner has named with its fee terms, and with a
 * channel to it.
 */
export function readPartner(
  env: PartnerEnvironment,
  reachable: boolean,
  firm: PartnerFirm = partnerFirm,
): PartnerConfig {
  mustWork(firm)
  const webhook = webhookTarget(env)
  const email = env.PARTNER_EMAIL
  const standIn = !reachable && !webhook && email === undefined
  const channels: PartnerChannel[] = [
    ...(webhook || standIn ? ['webhook' as const] : []),
    ...(email === undefined ? [] : ['mail' as const]),
  ]
  return {
    firm,
    email,
    webhook: standIn ? 'stand-in' : webhook,
    channels,
    open: channels.length > 0 && !(reachable && (firm.placeholder || firm.feeTerms.placeholder)),
  }
}

/** A firm as shown to people and named in their consent. */
export function recipientOf(firm: PartnerFirm): Partner {
  return { name: partnerName(firm), crd: firm.crd, formAdvUrl: firm.formAdvUrl }
}

/** Until the firm saves a schedule, the configured one is promised by; a firm that is never open has no time to name. */
function mustWork(firm: PartnerFirm): void {
  const [next] = workingDays(Temporal.Now.instant(), contentSchedule(firm))
  if (!next)
    throw new StartRefusal(
      'configuration',
      `${firm.name} has no working day in the next ${scheduleHorizon} days. Correct its hours and holidays in ` +
        'packages/content/src/partner/partner-firm.ts.',
    )
}

/** Why a publicly reachable site accepts no requests. */
export function partnerWarnings({ firm, channels, open }: PartnerConfig): { code: string; message: string }[] {
  if (open) return []
  const unnamed = {
    code: 'placeholder_partner',
    message:
      `the partner firm is still the placeholder "${firm.name}", so consultations are closed. Name the ` +
      'firm in packages/content/src/partner/partner-firm.ts.',
  }
  const withoutTerms = {
    code: 'placeholder_fee_terms',
    message:
      `what ${firm.name} pays for each person is not said, so consultations are closed. State feeTerms in ` +
      'packages/content/src/partner/partner-firm.ts.',
  }
  const unreachable = {
    code: 'no_partner_channel',
    message:
      'there is no way to the partner, so consultations are closed. Set PARTNER_EMAIL, or PARTNER_WEBHOOK_URL ' +
      'and PARTNER_WEBHOOK_SECRET.',
  }
  return [
    ...(firm.placeholder ? [unnamed] : []),
    ...(firm.feeTerms.placeholder && !firm.placeholder ? [withoutTerms] : []),
    ...(channels.length === 0 ? [unreachable] : []),
  ]
}

function webhookTarget(env: PartnerEnvironment): WebhookTarget | undefined {
  const { PARTNER_WEBHOOK_URL: url, PARTNER_WEBHOOK_SECRET: secret } = env
  if (url === undefined && secret === undefined) return undefined
  if (url === undefined || secret === undefined) {
    throw new StartRefusal(
      'configuration',
      'PARTNER_WEBHOOK_URL and PARTNER_WEBHOOK_SECRET belong together: set both, or neither.',
    )
  }
  const allowPrivate = env.PARTNER_WEBHOOK_ALLOW_PRIVATE === 'on'
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) {
    throw new StartRefusal(
      'configuration',
      'PARTNER_WEBHOOK_URL must begin with https://: what is sent is personal. For a partner in your own network ' +
        'set PARTNER_WEBHOOK_ALLOW_PRIVATE=on as well.',
    )
  }
  return { url, secrets: secrets(secret), allowPrivate }
}

/** One secret, or two while the partner rotates. */
function secrets(text: string): string[] {
  const list = text.split(/[\s,]+/).filter((part) => part !== '')
  const usable =
    list.length <= 2 && list.every((secret) => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret) && canSign(secret))
  if (usable && list.length > 0) return list
  throw new StartRefusal(
    'configuration',
    'PARTNER_WEBHOOK_SECRET is whsec_ and at least 24 bytes in base64, or two of these with a space between, the ' +
      'new one first: echo "whsec_$(openssl rand -base64 32)".',
  )
}

function canSign(secret: string): boolean {
  try {
    new Webhook(secret)
    return true
  } catch {
    return false
  }
}
