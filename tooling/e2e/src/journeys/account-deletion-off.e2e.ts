import { arriveSignedUp, newInvestor } from '../support/investor.ts'
import { expect, test } from '../support/silent-console.ts'

test.use({ settings: {} })

test(
  'where accounts are deleted on request, the last button stays inactive and says how to ask',
  { tag: '@full' },
  async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'DELETE') calls.push(request.url())
    })
    await arriveSignedUp(page, newInvestor('Lars'))
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Account' })
    await question.getByRole('button', { name: 'Continue' }).click()
    await question.getByLabel('Type DELETE to confirm').fill('DELETE')
    await expect(question.getByRole('button', { name: 'Delete Account' })).toBeDisabled()
    await expect(question).toContainText('Accounts are deleted on request for now: write to')
    await expect(question.getByLabel('Your password')).toHaveCount(0)
    expect(calls).toEqual([])
  },
)
