import { createServerCopy, type ServerCopy } from '@dst/vitest-config/database-copies'
import { freePort } from '@dst/vitest-config/free-port'
import { byRun } from '@dst/vitest-config/run'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { firstPassword, newAddress } from './accounts.ts'
import { appCode } from './authenticator-app.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { codeIn } from './mailbox.ts'
import { packProgram, type PackedProgram, type Program } from './packed-program.ts'

// The program is killed once users have got this many answers: in the middle of their first calls, and ever later.
const moments = byRun({ core: [12], full: [1, 3, 6, 12, 18, 26, 40, 60] })
const nextPassword = 'Another-Horse-2'
const serviceKey = 'sb_secret_local'

let packed: PackedProgram
let program: Program | undefined
let copy: ServerCopy
let mailServer: MailServer
let env: Record<string, string>
beforeAll(async () => {
  const port = await freePort()
  packed = await packProgram()
  copy = await createServerCopy()
  mailServer = await startMailServer(port)
  env = {
    DATABASE_URL: copy.url,
    GOTRUE_JWT_SECRET: 'secret',
    ANON_KEY: 'sb_publishable_local',
    SERVICE_ROLE_KEY: serviceKey,
    GOTRUE_SMTP_MAX_FREQUENCY: '0s',
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(port),
    GOTRUE_SMTP_ADMIN_EMAIL: 'auth@example.com',
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '60',
  }
})
afterAll(async () => {
  await program?.kill()
  mailServer.close()
  await copy.drop()
  await packed.remove()
})

interface Reply {
  access_token?: string
  refresh_token?: string
  id?: string
  code?: string
  totp?: { secret: string }
  user?: { factors?: { id: string; status: string }[] }
}
/** The response to a call; undefined if the program died before responding. */
type Answer = { status: number; body: Reply } | undefined
type Ask = (path: string, body?: object, options?: { token?: string; method?: string }) => Promise<Answer>

const askOf =
  ({ url }: Program): Ask =>
  async (path, body = {}, { token, method = 'POST' } = {}) => {
    const headers = {
      apikey: serviceKey,
      'x-supabase-api-version': '2024-01-01',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    try {
      const reply = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      })
      return { status: reply.status, body: (await reply.json()) as Reply }
    } catch {
      return undefined
    }
  }
const succeeded = (answer: Answer): boolean => answer?.status === 200
const signIn = (ask: Ask, email: string, password = firstPassword) =>
  ask('/token?grant_type=password', { email, password })
const verify = (ask: Ask, type: string, email: string) => {
  const letter = mailServer.letters.findLast(({ to, text }) => to.includes(email) && text.includes('code instead:'))
  return ask('/verify', {
    type,
    email,
    token: codeIn({ text: letter?.text ?? '', to: email, subject: '', html: '', messageId: '' }),
  })
}
const lettersTo = (email: string) => mailServer.letters.filter(({ to }) => to.includes(email)).length
const mailArrives = (email: string, count = 1) =>
  expect.poll(() => lettersTo(email), { message: `mail to ${email}` }).toBeGreaterThanOrEqual(count)
const mailArrived = async (email: string, { isOver }: { isOver: () => boolean }) => {
  await vi.waitUntil(() => lettersTo(email) > 0 || isOver(), { timeout: 30_000, interval: 5 })
  return !isOver()
}

/** What a user was doing when the program was killed, and how they continue with the next one. */
type Story = (people: { before: Ask; email: string; isOver: () => boolean }) => {
  begin: () => Promise<unknown>
  goOn: (ask: Ask) => Promise<void>
}

/** A sign-up, up to the confirmation. */
const signUp: Story = ({ before, email, isOver }) => {
  const answered: string[] = []
  return {
    begin: async () => {
      if (!succeeded(await before('/signup', { email, password: firstPassword }))) return
      answered.push('sign-up')
      if (!(await mailArrived(email, { isOver }))) return
      if (succeeded(await verify(before, 'signup', email))) answered.push('confirmation')
    },
    goOn: async (ask) => {
      if (answered.length === 0) expect((await ask('/signup', { email, password: firstPassword }))?.status).toBe(200)
      const first = await signIn(ask, email)
      if (answered.includes('confirmation')) expect(first?.status).toBe(200)
      if (succeeded(first)) return
      expect(first?.body.code).toBe('email_not_confirmed')
      // No new request is needed: queued emails arrive.
      await mailArrives(email)
      expect((await verify(ask, 'signup', email))?.status).toBe(200)
      expect((await signIn(ask, email))?.status).toBe(200)
    },
  }
}

/** Sequential refreshes. */
const refresh: Story = ({ before, email }) => {
  let [token, replaced, access] = ['', '', '']
  const renew = async (ask: Ask) => {
    const answer = await ask('/token?grant_type=refresh_token', { refresh_token: token })
    if (answer?.body.refresh_token !== undefined)
      [replaced, token, access] = [token, answer.body.refresh_token, answer.body.access_token ?? '']
    return answer
  }
  return {
    begin: async () => {
      token = (await signIn(before, email))?.body.refresh_token ?? ''
      if (token === '') return
      while (succeeded(await renew(before)));
    },
    goOn: async (ask) => {
      if (token === '') token = (await signIn(ask, email))?.body.refresh_token ?? ''
      // The last response can have been lost in transit, and the one before it in the browser.
      expect((await renew(ask))?.status).toBe(200)
      token = replaced
      for (const _time of [1, 2, 3]) expect((await renew(ask))?.status).toBe(200)
      expect((await ask('/user', {}, { token: access, method: 'GET' }))?.status).toBe(200)
    },
  }
}

/** Adding an authenticator app. */
const enroll: Story = ({ before, email }) => {
  let secret: string | undefined
  let isVerified = false
  const add = async (ask: Ask, token: string, steps: number) => {
    const factor = await ask('/factors', { factor_type: 'totp', friendly_name: `app ${steps}` }, { token })
    secret = factor?.body.totp?.secret ?? secret
    return prove(ask, token, { factorId: factor?.body.id ?? '', steps })
  }
  const prove = async (ask: Ask, token: string, { factorId, steps }: { factorId: string; steps: number }) => {
    const challenge = await ask(`/factors/${factorId}/challenge`, {}, { token })
    const code = secret === undefined ? '' : appCode(secret, new Date(), steps)
    return ask(`/factors/${factorId}/verify`, { challenge_id: challenge?.body.id, code }, { token })
  }
  return {
    begin: async () => {
      const token = (await signIn(before, email))?.body.access_token
      if (token !== undefined) isVerified = succeeded(await add(before, token, 0))
    },
    goOn: async (ask) => {
      const signedIn = await signIn(ask, email)
      expect(signedIn?.status).toBe(200)
      const token = signedIn?.body.access_token ?? ''
      const verified = signedIn?.body.user?.factors?.find(({ status }) => status === 'verified')
      if (isVerified) expect(verified).toBeDefined()
      // A code that may already have been used is not accepted again; the next one is.
      const answer =
        verified === undefined ? await add(ask, token, 1) : await prove(ask, token, { factorId: verified.id, steps: 1 })
      expect(answer?.status, JSON.stringify(answer?.body.code)).toBe(200)
    },
  }
}

/** A recovery, up to the new password. */
const recover: Story = ({ before, email, isOver }) => {
  const answered: string[] = []
  const asked: string[] = []
  return {
    begin: async () => {
      if (!succeeded(await before('/recover', { email }))) return
      answered.push('recovery')
      if (!(await mailArrived(email, { isOver }))) return
      asked.push('verification')
      const token = (await verify(before, 'recovery', email))?.body.access_token
      if (token === undefined) return
      asked.push('password')
      if (succeeded(await before('/user', { password: nextPassword }, { token, method: 'PUT' })))
        answered.push('password')
    },
    goOn: async (ask) => {
      if (answered.includes('password')) {
        expect((await signIn(ask, email, nextPassword))?.status).toBe(200)
        return
      }
      const statuses = [(await signIn(ask, email))?.status, (await signIn(ask, email, nextPassword))?.status]
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      if (!asked.includes('password')) expect(statuses[0]).toBe(200)
      // An earlier requested email arrives and works; request a new one only if it may have been used up.
      const isDue = answered.includes('recovery') && !asked.includes('verification')
      const count = isDue ? 1 : lettersTo(email) + 1
      if (!isDue) expect((await ask('/recover', { email }))?.status).toBe(200)
      await mailArrives(email, count)
      if (succeeded(await verify(ask, 'recovery', email))) return
      // That was the earlier email again: the new one follows.
      expect(isDue).toBe(false)
      await mailArrives(email, count + 1)
      expect((await verify(ask, 'recovery', email))?.status).toBe(200)
    },
  }
}

const stories: readonly Story[] = [signUp, signUp, refresh, refresh, enroll, enroll, recover, recover]

/** Orders claimed by a killed program are released after a minute, which is skipped here. */
async function aMinutePasses(): Promise<void> {
  const client = new Client({ connectionString: copy.url })
  await client.connect()
  await client.query('update dst_auth_program.mail_orders set due_at = now()')
  await client.end()
}

test('whatever a kill interrupts, what was answered is kept, and nobody is locked out', async () => {
  const start = () => packed.start(env, ['--no-rate-limits'])
  let current = (program = await start())
  let interrupted = 0
  for (const moment of moments) {
    let isOver = false
    let [answered, unanswered] = [0, 0]
    const ask = askOf(current)
    let reach = () => {}
    const reached = new Promise<void>((resolve) => (reach = resolve))
    const before: Ask = async (...call) => {
      const answer = await ask(...call)
      if (answer === undefined) unanswered += 1
      else answered += 1
      if (answered === moment) reach()
      return answer
    }
    const people = await Promise.all(
      stories.map(async (story) => {
        const email = newAddress()
        if (story !== signUp)
          expect(
            (await ask('/admin/users', { email, password: firstPassword, email_confirm: true }, { token: serviceKey }))
              ?.status,
          ).toBe(200)
        return story({ before, email, isOver: () => isOver })
      }),
    )
    const all = Promise.all(people.map(({ begin }) => begin()))
    await reached
    await current.kill()
    isOver = true
    await all
    interrupted += unanswered
    await aMinutePasses()
    current = program = await start()
    await Promise.all(people.map(({ goOn }) => goOn(askOf(current))))
  }
  expect(interrupted).toBeGreaterThan(moments.length)
  expect(await current.stop()).toBe(0)
}, 240_000)
