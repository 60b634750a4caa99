import { spawn, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@dst/vitest-config/free-port'
import { expect } from 'playwright/test'

const program = join(import.meta.dirname, '../../../../packages/auth-server/dist/server.js')

/**
 * How the service signs access tokens: with the secret of older projects, or a key pair whose public key it publishes.
 */
export type Signing = 'HS256' | 'ES256'

/** An email from the service. */
export interface AuthMail {
  to: string
  subject: string
  text: string
}

/** The auth service in its own process, which an operator sees like the hosted one: as a URL and two keys. */
export interface AuthProgram {
  url: string
  /** Where its links end up. */
  siteUrl: string
  anonKey: string
  serviceKey: string
  /** Waits for the newest email to an address, optionally only those with a matching subject. */
  mail: (to: string, subject?: RegExp) => Promise<AuthMail>
  stop: () => Promise<void>
}

const anonKey = 'sb_publishable_journey'
const serviceKey = 'sb_secret_journey'
const sharedSecret = 'a secret that signs, or from which others are derived'

const readyWithin = 120_000

/** Starts the service for a site, at an address that is cross-site to the browser, with API keys required. */
export async function startAuthProgram({
  siteUrl,
  signing,
}: {
  siteUrl: string
  signing: Signing
}): Promise<AuthProgram> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env['PATH'],
    ANON_KEY: anonKey,
    SERVICE_ROLE_KEY: serviceKey,
    API_EXTERNAL_URL: `${url}/auth/v1`,
    GOTRUE_SITE_URL: siteUrl,
    GOTRUE_PASSWORD_MIN_LENGTH: '8',
    GOTRUE_JWT_SECRET: sharedSecret,
    ...(signing === 'ES256' ? { GOTRUE_JWT_KEYS: JSON.stringify([signingKey()]) } : {}),
  }
  const child = spawn(
    process.execPath,
    [program, '--host', '127.0.0.1', '--port', String(port), '--prefix', '/auth/v1'],
    {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  await whenReady(`${url}/auth/v1/health`, child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    url,
    siteUrl,
    anonKey,
    serviceKey,
    mail: (to, subject) => newestMail(url, to, subject),
    stop,
  }
}

async function whenReady(address: string, child: ChildProcess): Promise<void> {
  const late = AbortSignal.timeout(readyWithin)
  while (child.exitCode === null && !late.aborted) {
    if (
      await fetch(address, { headers: { apikey: anonKey }, signal: late }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(
    late.aborted
      ? `the auth service was not ready within ${readyWithin} ms`
      : `the auth service ended with ${child.exitCode}`,
  )
}

/** The link in an email, which redirects from the service to the site. */
export function linkIn({ text }: AuthMail): string {
  return /^https?:\S+$/m.exec(text)?.[0] ?? ''
}

/** The six-digit code in an email. */
export function codeIn({ text }: AuthMail): string {
  return /code instead: (\d{6})$/m.exec(text)?.[1] ?? ''
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    ...privateKey.export({ format: 'jwk' }),
    kid: 'journey',
    alg: 'ES256',
    use: 'sig',
    key_ops: ['sign', 'verify'],
  }
}

async function newestMail(url: string, to: string, subject = /./): Promise<AuthMail> {
  let found: AuthMail | undefined
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`)).json()) as AuthMail[]
        found = mails.findLast((mail) => subject.test(mail.subject))
        return found
      },
      { message: `a mail to ${to}` },
    )
    .toBeDefined()
  if (found === undefined) throw new Error(`no mail to ${to}`)
  return found
}
