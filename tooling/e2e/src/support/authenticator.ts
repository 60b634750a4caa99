import { createHmac } from 'node:crypto'
import type { Locator, Page } from 'playwright/test'
import { becomeInvestor, type Investor } from './investor.ts'
import { expect } from './silent-console.ts'

const stepSeconds = 30

/** An authenticator app on a phone: RFC 6238 with the defaults that apps assume. */
export interface AuthenticatorApp {
  /** A code that the service accepts now and that was not returned before: of those there are two in 30 seconds. */
  code: () => string
  /** Six digits that are not a valid code around now. */
  wrongCode: () => string
}

/** Adds a key to an app. */
export function authenticatorApp(key: string): AuthenticatorApp {
  const secret = fromBase32(key.replaceAll(' ', ''))
  const now = () => Math.floor(Date.now() / 1000 / stepSeconds)
  let last = 0
  return {
    code() {
      const step = Math.max(now(), last + 1)
      // The service also accepts the code of the next time step, and none after that.
      if (step > now() + 1) throw new Error('the next code is not valid yet')
      last = step
      return codeAt(secret, step)
    },
    wrongCode() {
      const near = [-2, -1, 0, 1, 2, 3].map((steps) => codeAt(secret, now() + steps))
      return ['000000', '111111', '222222'].find((code) => !near.includes(code)) ?? '333333'
    },
  }
}

/** The result of the setup: the app, and the recovery codes as displayed. */
export interface SetUp {
  app: AuthenticatorApp
  codes: string[]
}

/** Becomes an investor and opens the Security tab. */
export async function openSecurity(page: Page, investor: Investor): Promise<void> {
  await becomeInvestor(page, investor)
  await page.goto('/profile')
  await showSecurity(page)
}

/** Opens the Security tab of the profile that is shown. */
export async function showSecurity(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByRole('switch', { name: 'Two-factor authentication' })).toBeVisible()
}

/** Sets up an authenticator app on the Security tab. */
export async function setUpApp(page: Page): Promise<SetUp> {
  await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
  const app = authenticatorApp(await keyIn(dialog))
  await dialog.getByLabel('Six-digit code').fill(app.code())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const shown = page.getByRole('dialog', { name: 'Two-factor authentication is on' })
  const codes = await codesIn(shown)
  await shown.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Recovery codes: 10 of 10 left.')).toBeVisible()
  return { app, codes }
}

/** The key that a dialog shows for manual entry. */
export async function keyIn(dialog: Locator): Promise<string> {
  return (await dialog.locator('code').textContent()) ?? ''
}

/** The recovery codes that a dialog shows. */
export async function codesIn(dialog: Locator): Promise<string[]> {
  const items = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  return items.allTextContents()
}

/** Enters the password on the sign-in page and arrives at the prompt for a code. */
export async function signInHalfway(page: Page, investor: Investor): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email Address').fill(investor.email)
  await page.getByLabel('Password', { exact: true }).fill(investor.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code from your authenticator app')
}

function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
