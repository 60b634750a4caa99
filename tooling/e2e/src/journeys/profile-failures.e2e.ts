import { arriveGold } from '../support/consultation.ts'
import { expectFailureMessages } from '../support/failing-call.ts'
import { accessToken } from '../support/investor.ts'
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'

// The browser logs network failures to the console, so this test runs without the silent-console check.
test(
  'profile, switches, ledger, own data and deletion: each failure is told, and nothing is lost',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install()
    const gwen = await arriveGold(page, 'Gwen', 'profile')
    const stored = async (path: string) =>
      (
        await page.request.get(path, { headers: { authorization: `Bearer ${await accessToken(page)}` } })
      ).json() as Promise<unknown>

    await page.getByRole('button', { name: 'Edit' }).click()
    const bio = page.getByLabel('Bio')
    await bio.fill('Landlord since 1988.')
    await expectFailureMessages(page, {
      name: 'saving the profile',
      method: 'PUT',
      path: /^\/api\/users\//,
      press: () => page.getByRole('button', { name: 'Save profile' }).click(),
      place: page.getByRole('main'),
      stored: () => expect(bio).toHaveValue('Landlord since 1988.'),
      done: async () => {
        await expect(page.getByText('Last saved: just now')).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await stored('/api/me')).toMatchObject({ bio: 'Landlord since 1988.', firstName: 'Gwen' })
      },
    })

    await page.getByRole('tab', { name: 'Notifications' }).click()
    const marketing = page.getByRole('switch', { name: 'Marketing notifications' })
    await marketing.click()
    const wanted = await marketing.isChecked()
    await expectFailureMessages(page, {
      name: 'switches',
      method: 'PUT',
      path: /^\/api\/me\/notifications$/,
      press: () => page.getByRole('button', { name: 'Save notifications' }).click(),
      place: page.getByRole('main'),
      stored: () => expect(marketing).toBeChecked({ checked: wanted }),
      done: async () => {
        await expect(page.getByText('Last saved: just now')).toBeVisible()
        const consents = (await stored('/api/me/consents')) as { kind: string }[]
        expect(consents.filter(({ kind }) => kind === 'marketingNotifications')).toHaveLength(1)
      },
    })

    await page.route('**/api/me/consents', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.getByRole('tab', { name: 'Sharing' }).click()
    const ledger = page.getByRole('region', { name: 'What you agreed to' })
    await expect(ledger.getByRole('alert')).toBeVisible()
    await expectFailureMessages(page, {
      name: 'the ledger',
      method: 'GET',
      path: /^\/api\/me\/consents$/,
      press: () => ledger.getByRole('button', { name: 'Try again' }).click(),
      place: ledger,
      done: () => expect(ledger.getByRole('heading', { name: 'Marketing notifications' })).toBeVisible(),
      // It then offers to sign in instead of a retry.
      without: ['401'],
    })

    const data = page.getByRole('region', { name: 'Your data' })
    await expectFailureMessages(page, {
      name: 'own data',
      method: 'GET',
      path: /^\/api\/me\/data$/,
      press: () => data.getByRole('button', { name: 'Download my data' }).click(),
      place: data,
      done: () => expect(data.getByRole('alert')).toHaveCount(0),
    })

    await page.getByRole('button', { name: 'Delete Account' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Account' })
    await question.getByRole('button', { name: 'Continue' }).click()
    const word = question.getByLabel('Type DELETE to confirm')
    const password = question.getByLabel('Your password', { exact: true })
    await word.fill('DELETE')
    await password.fill(gwen.password)
    await expectFailureMessages(page, {
      name: 'deletion',
      method: 'DELETE',
      path: /^\/api\/me$/,
      press: () => question.getByRole('button', { name: 'Delete Account' }).click(),
      place: question,
      stored: async () => {
        await expect(word).toHaveValue('DELETE')
        await expect(password).toHaveValue(gwen.password)
      },
      done: () => Promise.resolve(),
      without: ['cut after the commit'],
    })
    await test.step('deletion: cut after the commit, which the page finds out', async () => {
      await page.route('**/api/me', async (route) => {
        if (route.request().method() !== 'DELETE') return route.fallback()
        expect((await route.fetch()).ok()).toBe(true)
        return route.abort('connectionreset')
      })
      await question.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
    })
  },
)
