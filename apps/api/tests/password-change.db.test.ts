import { expect, onTestFinished, test, vi } from 'vitest'
import { newAddress, startAccountServer } from '../src/testing/account-server.ts'
import { onBothEngines } from '../src/testing/engines.ts'
import { mailedToken } from '../src/testing/mailed-token.ts'

vi.setConfig({ testTimeout: 60_000 })

onBothEngines((database, queueOn) => {
  test('a session alone, left open somewhere, sets no new password: the server asks for the current one', async () => {
    const links: string[] = []
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, ({ text }) =>
      Promise.resolve(void links.push(/https?:\S+/.exec(text)?.[0] ?? '')),
    )
    onTestFinished(() => server.stop())
    const email = newAddress()
    await server.auth('POST', '/signup', { email, password: 'Correct-Horse-1' })
    await vi.waitFor(() => expect(links).toHaveLength(1), { timeout: 30_000 })
    await server.auth('POST', '/verify', mailedToken(links[0] ?? ''))
    const signedIn = await server.auth('POST', '/token?grant_type=password', { email, password: 'Correct-Horse-1' })
    const { access_token: token } = signedIn.json<{ access_token: string }>()
    const change = async (present: object) => {
      const headers = {
        apikey: 'sb_publishable_dst_investing',
        'x-supabase-api-version': '2024-01-01',
        authorization: `Bearer ${token}`,
      }
      const reply = await server.app.inject({
        method: 'PUT',
        url: '/auth/v1/user',
        headers,
        payload: JSON.stringify({ password: 'Another-Horse-2', ...present }),
      })
      return { status: reply.statusCode, code: reply.json<{ code?: string }>().code }
    }
    expect(await change({})).toEqual({ status: 400, code: 'current_password_required' })
    expect(await change({ current_password: 'Wrong-Horse-3' })).toEqual({
      status: 400,
      code: 'current_password_invalid',
    })
    expect(await change({ current_password: 'Correct-Horse-1' })).toEqual({ status: 200, code: undefined })
  })

  test('the site refuses common passwords, its own name and the person’s address, with the reason', async () => {
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, () => Promise.resolve())
    onTestFinished(() => server.stop())
    const email = newAddress()
    const reasons = async (password: string) => {
      const reply = await server.auth('POST', '/signup', { email, password })
      return [reply.statusCode, reply.json<{ weak_password?: { reasons: string[] } }>().weak_password?.reasons]
    }
    expect(await reasons('Password1')).toEqual([422, ['common']])
    expect(await reasons('DST Investing 1!')).toEqual([422, ['personal']])
    expect(await reasons(email)).toEqual([422, ['personal']])
    expect(await reasons('Delaware-Beaches-4')).toEqual([200, undefined])
  })
})
