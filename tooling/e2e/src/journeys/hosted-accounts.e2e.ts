import { setUpApp, showSecurity } from '../support/authenticator.ts'
import { codeIn, linkIn, type AuthProgram } from '../support/auth-program.ts'
import { fullUnless } from '../support/combinations.ts'
import { askForReset, chooseNewPassword } from '../support/forgotten-password.ts'
import { storedSession, test } from '../support/hosted.ts'
import { newInvestor, signIn, signOut, signUp } from '../support/investor.ts'
import { completeQuestionnaire, goldAnswers } from '../support/questionnaire.ts'
import { expect } from '../support/silent-console.ts'

/** Reads an account’s record from the auth service. */
async function accountAt(
  { url, serviceKey }: AuthProgram,
  accessToken: string,
): Promise<{ app_metadata: Record<string, unknown> }> {
  const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  const answer = await fetch(`${url}/auth/v1/admin/users/${sub}`, {
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
  })
  return (await answer.json()) as { app_metadata: Record<string, unknown> }
}

for (const signing of ['HS256', 'ES256'] as const) {
  test.describe(`accounts at a hosted service that signs with ${signing}`, () => {
    test.use({ signing })

    const title = 'begin by link and by code, are signed in to and out of, and refreshed'
    test(title, fullUnless(signing === 'ES256'), async ({ page, service }) => {
      const ada = newInvestor('Ada')

      await test.step('the link in the mail confirms the address and leads to the questionnaire', async () => {
        await signUp(page, ada)
        await page.goto(linkIn(await service.mail(ada.email)))
        await expect(page).toHaveURL(/\/questionnaire$/)
        await completeQuestionnaire(page, goldAnswers)
        const { access_token: token } = await storedSession(page)
        expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
          alg: signing,
        })
        await expect.poll(async () => (await accountAt(service, token)).app_metadata).toMatchObject({ tier: 'gold' })
        await page.goto('/profile')
        await expect(page.getByRole('heading', { name: 'Welcome Back, Ada' })).toBeVisible()
        await signOut(page)
      })

      await test.step('a wrong password is told, the right one signs in', async () => {
        await page.goto('/login')
        await expect(page.getByRole('button', { name: /Google/ })).toBeHidden()
        await page.getByLabel('Email Address').fill(ada.email)
        await page.getByLabel('Password', { exact: true }).fill('not the password')
        await page.getByRole('button', { name: 'Sign In', exact: true }).click()
        await expect(page.getByText('Incorrect password – please try again.')).toBeVisible()
        await signIn(page, ada, { rememberMe: true })
      })

      await test.step('a session that is about to end is refreshed, and the new token opens the product', async () => {
        const before = await storedSession(page)
        await page.evaluate(
          (session) => localStorage.setItem('dst-auth', JSON.stringify({ ...session, expires_at: 1 })),
          before,
        )
        await page.reload()
        await expect(page.getByRole('heading', { name: 'Welcome Back, Ada' })).toBeVisible()
        expect((await storedSession(page)).refresh_token).not.toBe(before.refresh_token)
      })

      await signOut(page)
      await test.step('the code of a mail confirms as its link does', async () => {
        const bea = newInvestor('Bea')
        await signUp(page, bea)
        await page.getByLabel('Code from the email').fill(codeIn(await service.mail(bea.email)))
        await page.getByRole('button', { name: 'Use the code' }).click()
        await expect(page.getByRole('heading', { name: 'Investor Qualification' })).toBeVisible()
      })
    })

    test('are recovered and secured', { tag: '@full' }, async ({ page, service }) => {
      let ada = newInvestor('Ada')
      await signUp(page, ada)
      await page.goto(linkIn(await service.mail(ada.email)))
      await expect(page).toHaveURL(/\/questionnaire$/)
      await page.goto('/profile')

      await test.step('a forgotten password is replaced by the link', async () => {
        await signOut(page)
        await askForReset(page, ada.email)
        await page.goto(linkIn(await service.mail(ada.email, /password/i)))
        ada = { ...ada, password: 'Another password 2' }
        await chooseNewPassword(page, ada.password)
        await signIn(page, ada, { rememberMe: false })
      })

      await test.step('the Security tab says what the service does not tell, and does what it can', async () => {
        await showSecurity(page)
        await expect(page.getByText('Our sign-in service does not tell us where else you are signed in')).toBeVisible()
        await page.getByRole('button', { name: 'Sign out other devices' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out other devices' }).click()
        await expect(page.getByText('Your other devices are signed out.')).toBeVisible()
        await page.getByLabel('Current Password').fill(ada.password)
        ada = { ...ada, password: 'A third password 3' }
        await page.getByLabel('New Password', { exact: true }).fill(ada.password)
        await page.getByLabel('Confirm New Password').fill(ada.password)
        await page.getByRole('button', { name: 'Update Password' }).click()
        await expect(page.getByText('Password updated successfully!')).toBeVisible()
      })

      await test.step('a second factor is set up, and asked for at the next sign-in', async () => {
        const { app } = await setUpApp(page)
        await signOut(page)
        await page.goto('/login')
        await page.getByLabel('Email Address').fill(ada.email)
        await page.getByLabel('Password', { exact: true }).fill(ada.password)
        await page.getByRole('button', { name: 'Sign In', exact: true }).click()
        await page.getByLabel('Six-digit code').fill(app.code())
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page).toHaveURL(/\/profile$/)
        await signOut(page)
      })
    })
  })
}
