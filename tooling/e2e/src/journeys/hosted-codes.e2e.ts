import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { linkIn } from '../support/auth-program.ts'
import { askForReset, chooseNewPassword } from '../support/forgotten-password.ts'
import { storedSession, test } from '../support/hosted.ts'
import { newInvestor, signIn, signOut, signUp } from '../support/investor.ts'
import { expect } from '../support/silent-console.ts'

test.use({ signing: 'ES256', switches: { SUPABASE_AUTH_FLOW: 'pkce' } })

test(
  'links of a hosted service that bring codes sign in where they were asked for, and nowhere else',
  { tag: '@full' },
  async ({ page, browser, baseURL, service }) => {
    const [cleo, dana] = [newInvestor('Cleo'), newInvestor('Dana')]
    const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()

    await test.step('the code of a confirmation becomes a session, and leaves the address', async () => {
      await signUp(page, cleo)
      const arrived = page.waitForRequest(/\/auth\/callback\?/)
      await page.goto(linkIn(await service.mail(cleo.email)))
      expect([...new URL((await arrived).url()).searchParams.keys()]).toEqual(['sb_flow_id', 'code'])
      await expect(page).toHaveURL(/\/questionnaire$/)
      await expect(page.getByText('Hi Cleo')).toBeVisible()
    })

    await test.step('a code that another browser asked for leaves the session here as it is, and says so', async () => {
      await signUp(elsewhere, dana)
      const before = await storedSession(page)
      await page.goto(linkIn(await service.mail(dana.email)))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opened in another browser')
      await expect(page).toHaveURL(/\/auth\/callback$/)
      await expectAccessibleInFullRun(page, 'a link of another browser')
      expect(await storedSession(page)).toEqual(before)
      await page.goto('/profile')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Cleo')
    })

    await test.step('as that page says, the address is confirmed', async () => {
      await signIn(elsewhere, dana, { rememberMe: false })
    })

    await test.step('a reset link opened elsewhere says that it is used up; in its own browser it works', async () => {
      await signOut(page)
      await askForReset(page, dana.email)
      await elsewhere.goto(linkIn(await service.mail(dana.email, /password/i)))
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Opened in another browser')
      await expectAccessibleInFullRun(elsewhere, 'a reset link of another browser')
      await elsewhere.context().close()

      await askForReset(page, cleo.email)
      await page.goto(linkIn(await service.mail(cleo.email, /password/i)))
      await chooseNewPassword(page, 'Another password 2')
      await signIn(page, { ...cleo, password: 'Another password 2' }, { rememberMe: true })
    })
  },
)
