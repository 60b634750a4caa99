import {
  createFakeApiClient,
  createFakeDeskClient,
  type FakeApiClient,
  type FakeBackendOptions,
  type FakeDeskClient,
  type FakeDeskOptions,
  type FakeScript,
} from '@dst/api-client/testing'
import { createFakeAuthClient, type FakeAccountInput, type FakeAuthClient } from '@dst/auth/testing'
import type { Investor } from '@dst/contracts'
import type { RuntimeConfig } from '@dst/web/app/services/config.ts'
import { waitFor } from 'storybook/test'

/** The fake services of one story. */
export interface Site {
  api: FakeApiClient
  desk: FakeDeskClient
  auth: FakeAuthClient
  config: () => Promise<RuntimeConfig>
}

/** The state in which a screen opens. */
export interface SiteState {
  /** The signed-in investor; nobody is signed in by default. */
  investor?: Investor
  /** Properties of that account other than email address and name. */
  account?: Omit<FakeAccountInput, 'email' | 'firstName' | 'lastName'>
  /** The server's data. */
  server?: Omit<FakeBackendOptions, 'investor' | 'now'>
  /** The desk and who is at it; an adviser by default. */
  desk?: Omit<FakeDeskOptions, 'now'>
  /** What the operator has switched on. */
  config?: Partial<RuntimeConfig>
  /** Any other setup: calls that fail or stay pending, data that other pages left behind. */
  arrange?: (site: Site) => void
}

/** The password of every fake account. */
export const password = 'Secret-123'

const defaultConfig: RuntimeConfig = {
  authUrl: '/auth/v1',
  authAnonKey: 'none',
  authFlow: undefined,
  google: true,
  analyticsPath: null,
  accountDeletion: true,
  consultationsOpen: true,
  sessionLimits: {},
  calendarHost: 'site.example.com',
}

/** Calls that the story holds: their names, and how to see whether one was made. */
const held = new Map<string, () => boolean>()

let present = createSite({})
const listeners = new Set<() => void>()

/** The fake services of the story that is shown. */
export const currentSite = (): Site => present

/** Calls the listener each time another story starts. */
export function onNewSite(listener: () => void): void {
  listeners.add(listener)
}

/** Starts the fake services of a story. */
export function beginSite(state: SiteState): Site {
  held.clear()
  present = createSite(state)
  for (const listener of listeners) listener()
  state.arrange?.(present)
  return present
}

/**
 * Resolves once each held call was made. A page may look busy before it calls; when the next story has begun by then,
 * the call reaches that story's server, where nothing holds it.
 */
export async function heldCallsMade(): Promise<void> {
  await waitFor(() => {
    for (const [name, isMade] of held) if (!isMade()) throw new Error(`${name} is held, and was not called`)
  })
}

function createSite({ investor, account, server, desk, config }: SiteState): Site {
  const auth = createFakeAuthClient()
  if (investor !== undefined) {
    const { email, firstName, lastName } = investor
    auth.fake.addAccount({ password, ...account, email, firstName: firstName ?? '', lastName: lastName ?? '' })
    auth.fake.signInAs(email)
  }
  const api = createFakeApiClient({ ...server, investor: investor ?? null })
  const office = createFakeDeskClient(desk)
  return {
    api: { ...api, hold: notedHold(api) },
    desk: { ...office, hold: notedHold(office) },
    auth,
    config: () => Promise.resolve({ ...defaultConfig, ...config }),
  }
}

/** Holds a call, and notes that the story does. */
function notedHold<Payloads>({ hold, callsOf }: FakeScript<Payloads>): FakeScript<Payloads>['hold'] {
  return (name) => {
    held.set(String(name), () => callsOf(name).length > 0)
    return hold(name)
  }
}
