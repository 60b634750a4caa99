import { beforeEach, describe, expect, test, vi } from 'vitest'

const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const config = {
  authUrl: 'https://auth.example.com',
  authAnonKey: 'anon',
  google: true,
  analyticsPath: '/insights/script.js',
  accountDeletion: true,
  consultationsOpen: true,
  sessionLimits: { timeboxSeconds: 180 },
  calendarHost: 'site.example.com',
}

describe('runtime configuration', () => {
  beforeEach(() => vi.resetModules())

  test('asks the server once, however many parts need it', async () => {
    const { loadRuntimeConfig } = await import('./config.ts')
    const fetcher = vi.fn(answer(config))

    expect(await loadRuntimeConfig(fetcher)).toEqual(config)
    expect(await loadRuntimeConfig(fetcher)).toEqual(config)
    expect(fetcher.mock.calls).toEqual([['/config.json', { headers: { accept: 'application/json' } }]])
  })

  test('reads what is absent as switched off', async () => {
    const { loadRuntimeConfig } = await import('./config.ts')
    const { authUrl, authAnonKey } = config
    const off = {
      google: false,
      analyticsPath: null,
      accountDeletion: false,
      consultationsOpen: false,
      sessionLimits: {},
      calendarHost: '',
    }
    expect(await loadRuntimeConfig(answer({ authUrl, authAnonKey }))).toEqual({ authUrl, authAnonKey, ...off })
  })

  test('takes the flow of links that it knows, and no other', async () => {
    const { loadRuntimeConfig } = await import('./config.ts')
    expect(await loadRuntimeConfig(answer({ ...config, authFlow: 'pkce' }))).toEqual({ ...config, authFlow: 'pkce' })
    vi.resetModules()
    const { loadRuntimeConfig: readAgain } = await import('./config.ts')
    expect((await readAgain(answer({ ...config, authFlow: 'device' }))).authFlow).toBeUndefined()
  })

  test('tries again after a failure', async () => {
    const { loadRuntimeConfig } = await import('./config.ts')
    await expect(loadRuntimeConfig(answer({}, 503))).rejects.toThrow('answered with 503')
    await expect(loadRuntimeConfig(answer({ authUrl: '/auth' }))).rejects.toThrow('lacks authUrl or authAnonKey')
    expect(await loadRuntimeConfig(answer(config))).toEqual(config)
  })
})
