import { expectAccessible } from '../support/accessibility.ts'
import { newInvestor, signIn, signOut, signUpAndConfirm } from '../support/investor.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

test('wrong passwords, unknown addresses and second sign-ups are answered in plain words', async ({ page }) => {
  const anna = newInvestor('Anna')
  await signUpAndConfirm(page, anna)
  await signOut(page)
  await signIn(page, anna, { rememberMe: true })
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toContainText('Anna')
  await signOut(page)

  await page.goto('/login')
  await page.getByLabel('Email Address').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Incorrect password – please try again.')).toBeVisible()
  await expectAccessible(page, 'a wrong password')
  await expect(page.getByLabel('Email Address')).toHaveValue(anna.email)

  await page.getByLabel('Email Address').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('any password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByText('No account found – please register')).toBeVisible()
  await expectAccessible(page, 'no account')

  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Anna')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Email Address').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill('Another password 1')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Looks like you already have an account!')).toBeVisible()
  await expectAccessible(page, 'an account that exists')
  await expect(page.getByLabel('Email Address')).toHaveValue(anna.email)
})

test('tokens that are no good are an invalid link', async ({ page }) => {
  for (const token of ['forged', 'e30.e30.e30', '%25%25.%25.%25']) {
    await page.goto('/')
    await page.goto(`/auth/callback#access_token=${token}&refresh_token=forged&type=signup`)
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired verification link.')
    await expect(page).toHaveURL(/\/auth\/callback$/)
  }
})

test('too many wrong passwords say so, count down, and are read out twice only', async ({ page }) => {
  const tom = newInvestor('Tom')
  await signUpAndConfirm(page, tom)
  await signOut(page)
  await signIn(page, tom, { rememberMe: true })
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toContainText('Tom')
  await signOut(page)
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

test('Google that is not set up any more is said so on the page, not by a page of JSON', async ({ page }) => {
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { google: false } } }))
  for (const [path, verb] of [
    ['/login', 'in'],
    ['/signup', 'up'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: /Google/ }).click()
    await expect(page.getByText(`Failed to sign ${verb} with Google. Please try again.`).first()).toBeVisible()
  }
})

test('a server that offers no Google has no button for it', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), google: false } })
  })
  for (const path of ['/login', '/signup']) {
    await openLive(page, path)
    await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
  }
})

test('a link that was used already says so and leads on', async ({ page }) => {
  await page.goto(
    '/auth/callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
  )
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
  await expect(page.getByText('Invalid or expired verification link.')).toBeVisible()
})

test('pages of an account send a stranger to sign up', async ({ page }) => {
  for (const path of ['/profile', '/dashboard', '/questionnaire', '/verify-email']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/signup$/)
  }
})
