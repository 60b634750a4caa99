import { millisecondsPerDay } from '@dst/domain/time'
import { once } from 'node:events'
import { connect as connectPlainly, isIP, type Socket } from 'node:net'
import { connect as connectSecurely, TLSSocket } from 'node:tls'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config/config.ts'
import { isPublicAddress, lookupPublic } from '../../modules/partner/public-addresses.ts'
import type { WebhookTarget } from '../../config/partner-config.ts'
import { codeOf, patience, type Finding } from './finding.ts'
import { webhookAnswers } from './look-at-deliveries.ts'

/** Days that a certificate should still be valid. */
const wantedDays = 14

/** Whether the mail server greets, secures the connection as agreed and accepts the password. Nothing is sent. */
export async function lookAtMail({ smtpUrl }: Pick<Config, 'smtpUrl'>, limit = patience): Promise<Finding[]> {
  const found = (says: string, prevents = false): Finding[] => [{ about: 'mail', says, prevents }]
  if (!smtpUrl) {
    const says = 'none leaves: SMTP_URL is not set, and what is sent lies at /dev/mailbox'
    return [{ about: 'mail', says, prevents: false, notice: true }]
  }
  const limits = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit }
  const transport = createTransport({ url: smtpUrl, ...limits })
  try {
    await transport.verify()
    return found('the server in SMTP_URL is ready for mail')
  } catch (error) {
    const code = codeOf(error)
    const advice = code === 'EAUTH' ? 'check its user and password' : 'check its host, port and protocol'
    return found(`the server in SMTP_URL does not take mail (${code}): ${advice}`, true)
  } finally {
    transport.close()
  }
}

/** Whether the partner's webhook can be reached, and for how long its certificate is valid. Nothing is sent. */
export async function lookAtWebhook(
  { partner: { webhook } }: { partner: Pick<Config['partner'], 'webhook'> },
  { limit = patience, now = Date.now() } = {},
): Promise<Finding[]> {
  if (webhook === undefined || webhook === 'stand-in') return []
  const found = (says: string, prevents = false): Finding[] => [{ about: 'partner', says, prevents }]
  try {
    const socket = await reach(webhook, limit)
    const until = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : undefined
    socket.destroy()
    if (until === undefined) return found(`${webhookAnswers}, without TLS`)
    const days = Math.floor((until - now) / millisecondsPerDay)
    const advice = days < wantedDays ? '; ask the partner to renew it' : ''
    return found(`${webhookAnswers}, with a certificate for ${days} more days${advice}`)
  } catch (error) {
    const says = `its webhook can't be reached (${codeOf(error)}): check PARTNER_WEBHOOK_URL, and ask the partner`
    return found(says, true)
  }
}

/** Connects as a delivery would, to public addresses alone unless others are allowed. */
async function reach({ url, allowPrivate }: WebhookTarget, limit: number): Promise<Socket> {
  const { protocol, hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    throw Object.assign(new Error('a private address'), { code: 'webhook_private_address' })
  const lookup = allowPrivate ? {} : { lookup: lookupPublic }
  const secure = protocol === 'https:'
  const target = { host, port: Number(port) || (secure ? 443 : 80), ...lookup }
  const servername = isIP(host) === 0 ? { servername: host } : {}
  const socket = secure ? connectSecurely({ ...target, ...servername }) : connectPlainly(target)
  try {
    await once(socket, secure ? 'secureConnect' : 'connect', { signal: AbortSignal.timeout(limit) })
    return socket
  } catch (error) {
    socket.destroy()
    throw error instanceof Error && error.name === 'AbortError'
      ? Object.assign(new Error('no answer'), { code: 'webhook_timeout' })
      : error
  }
}
