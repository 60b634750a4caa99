import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createAuthClient } from '../index.ts'
import { createFakeAuthClient } from '../testing/index.ts'
import { AuthProvider, createSessionState, useAuth } from './index.ts'

function Greeting(): ReactElement {
  const { status, user, client } = useAuth()
  return <p>{`${status} ${user?.firstName ?? 'nobody'} ${client.hasStoredSession()}`}</p>
}

test('a prerendered page is loading, even when somebody is signed in', () => {
  const client = createFakeAuthClient()
  client.fake.signInAs('ada@example.com')
  const html = renderToString(
    <AuthProvider client={client}>
      <Greeting />
    </AuthProvider>,
  )
  expect(html).toBe('<p>loading nobody true</p>')
})

test('the real client can be made and provided on a server', () => {
  const connection = vi.fn(() => Promise.reject(new Error('must not be asked')))
  const client = createAuthClient({ connection, redirectTo: () => window.location.origin })
  expect(
    renderToString(
      <AuthProvider client={client}>
        <Greeting />
      </AuthProvider>,
    ),
  ).toBe('<p>loading nobody false</p>')
  expect(connection).not.toHaveBeenCalled()
})

test('the hook throws outside its provider', () => {
  expect(() => renderToString(<Greeting />)).toThrow('useAuth must be used within an AuthProvider')
})

test('the state goes from loading to signed out, in and out again', async () => {
  const client = createFakeAuthClient({ accounts: [{ email: 'ada@example.com', firstName: 'Ada' }] })
  const state = createSessionState(client)
  const seen: string[] = []
  const stop = state.subscribe(() =>
    seen.push(`${state.current().status} ${state.current().user?.firstName ?? 'nobody'}`),
  )
  expect(state.current().status).toBe('loading')
  await expect.poll(() => seen.length).toBe(1)
  client.fake.signInAs('ada@example.com')
  await client.signOut()
  stop()
  client.fake.signInAs('ada@example.com')
  expect(seen).toEqual(['signed-out nobody', 'signed-in Ada', 'signed-out nobody'])
})

test('the state object stays the same until the session changes, so React does not render in vain', async () => {
  const client = createFakeAuthClient()
  client.fake.signInAs('ada@example.com')
  const state = createSessionState(client)
  const onChange = vi.fn()
  state.subscribe(onChange)
  await expect.poll(() => onChange.mock.calls.length).toBe(1)
  expect(state.current()).toBe(state.current())
})

test('the client is followed once, however many listen, and again after all have left', async () => {
  const onSessionChange = vi.fn(() => () => {})
  const state = createSessionState({ onSessionChange })
  const stops = [state.subscribe(() => {}), state.subscribe(() => {})]
  expect(onSessionChange).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
  state.subscribe(() => {})
  expect(onSessionChange).toHaveBeenCalledTimes(2)
})
