import { newInvestor, signIn, signOut, signUpAndConfirm } from '../support/investor.ts'
import { expect, test } from '../support/silent-console.ts'

test('wrong passwords, unknown addresses and second sign-ups are answered in the person’s words', async ({ page }) => {
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
  await expect(page.getByLabel('Email Address')).toHaveValue(anna.email)

  await page.getByLabel('Email Address').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('any password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByText('No account found – please register')).toBeVisible()

  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Anna')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Email Address').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill('Another password 1')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Looks like you already have an account!')).toBeVisible()
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

test('Google that is not set up is said so on the page, not by a page of JSON', async ({ page }) => {
  for (const [path, verb] of [['/login', 'in'], ['/signup', 'up']] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: /Google/ }).click()
    await expect(page.getByText(`Failed to sign ${verb} with Google. Please try again.`).first()).toBeVisible()
  }
})

test('a link that was used already says so and leads on', async ({ page }) => {
  await page.goto('/auth/callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired')
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
  await expect(page.getByText('Invalid or expired verification link.')).toBeVisible()
})

test('pages of an account send a stranger to sign up', async ({ page }) => {
  for (const path of ['/profile', '/dashboard', '/questionnaire', '/verify-email']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/signup$/)
  }
})
