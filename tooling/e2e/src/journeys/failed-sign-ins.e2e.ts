import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { openHeld } from '../support/held-scripts.ts'
import { becomeInvestor, newInvestor, signIn, signOut } from '../support/investor.ts'
import { expect, test } from '../support/silent-console.ts'

test('wrong passwords, unknown addresses and second sign-ups are answered in plain words', async ({ page }) => {
  const anna = newInvestor('Anna')
  await becomeInvestor(page, anna)
  await page.evaluate(() => localStorage.clear())
  await signIn(page, anna, { rememberMe: true })
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toContainText('Anna')
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page, 'who is signed in has nothing to do there').toHaveURL(/\/profile$/)
  }
  await signOut(page)

  await page.goto('/login')
  await page.getByLabel('Email Address').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Incorrect password – please try again.')).toBeVisible()
  await expectAccessibleInFullRun(page, 'a wrong password')
  await expect(page.getByLabel('Email Address')).toHaveValue(anna.email)

  await page.getByLabel('Email Address').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('any password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByText('No account found – please register')).toBeVisible()
  await expectAccessibleInFullRun(page, 'no account')

  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Anna')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Email Address').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill('Another password 1')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Looks like you already have an account!')).toBeVisible()
  await expectAccessibleInFullRun(page, 'an account that exists')
  await expect(page.getByLabel('Email Address')).toHaveValue(anna.email)
})

test('tokens that are no good are an invalid link', { tag: '@full' }, async ({ page }) => {
  for (const token of ['forged', 'e30.e30.e30', '%25%25.%25.%25']) {
    await page.goto('/')
    await page.goto(`/auth/callback#access_token=${token}&refresh_token=forged&type=signup`)
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired verification link.')
    await expect(page).toHaveURL(/\/auth\/callback$/)
  }
})

test('too many wrong passwords say so, count down, and are read out twice only', { tag: '@full' }, async ({ page }) => {
  const tom = newInvestor('Tom')
  await becomeInvestor(page, tom)
  await page.evaluate(() => localStorage.clear())
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('Email Address').fill(tom.email)
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await page.getByLabel('Password', { exact: true }).fill(`wrong password ${attempt}`)
    const answered = page.waitForResponse(/grant_type=password/)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    expect((await answered).status()).toBe(attempt <= 5 ? 400 : 429)
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  }
  const banner = page
    .getByRole('alert')
    .filter({ hasText: 'Too many login attempts. Please wait a moment and try again.' })
  await expect(banner).toContainText(/You can try again in 0:1[0-5]\./)
  const readOut = banner.locator('.ui-visually-hidden')
  // The older the first attempts are, the less they count.
  await expect(readOut).toHaveText(/^You can try again in 1[0-5] seconds\.$/)
  const stated = await readOut.innerText()
  await page.clock.fastForward(8000)
  await expect(banner).toContainText(/You can try again in 0:0[1-7]\./)
  await expect(readOut).toHaveText(stated)
  await page.clock.fastForward(8000)
  await expect(banner).toContainText('You can try again now.')
  await expect(readOut).toHaveCount(0)
})

test(
  'Google that is not set up any more is said so on the page, not by a page of JSON',
  { tag: '@full' },
  async ({ page }) => {
    await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { google: false } } }))
    for (const [path, verb] of [
      ['/login', 'in'],
      ['/signup', 'up'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('button', { name: /Google/ }).click()
      await expect(page.getByText(`Failed to sign ${verb} with Google. Please try again.`).first()).toBeVisible()
    }
  },
)

test('pages of an account send a stranger to sign up', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/profile', '/dashboard', '/questionnaire', '/verify-email']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/signup$/)
  }
})

test('a sign-in that is entered before the page’s script has come is sent once, and never as an address', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) sent.push(request.url())
  })
  const release = await openHeld(page, '/login')
  await page.getByLabel('Email Address').fill('early@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  release()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByText('No account found – please register')).toBeVisible()
  expect(sent).toHaveLength(1)
})
