import { readFile } from 'node:fs/promises'
import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { becomeInvestor, newInvestor, signUpAndConfirm } from '../support/investor.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { test as provoking } from '../support/served.ts'
import { expect, test } from '../support/silent-console.ts'
import { storeAnswers } from '../support/stored-answers.ts'

test('everything stored about a person comes as one file, and as a page to read and to print', async ({ page }) => {
  const ida = newInvestor('Ida')
  await becomeInvestor(page, ida)
  await storeAnswers(page, ida)
  await page.goto('/profile#sharing')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
  expect(data).toMatchObject({
    profile: { email: ida.email, firstName: 'Ida', dstScore: 95 },
  })

  await page.getByRole('link', { name: 'Read it as a page' }).click()
  await expect(page).toHaveURL(/\/profile\/data$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
  const answers = page.getByRole('region', { name: 'Answers to the questionnaire' })
  await expect(answers).toContainText('How long do you plan to stay invested?')
  await expect(answers).toContainText('5 to 10 years')
  await expect(page.getByRole('region', { name: 'Profile', exact: true })).toContainText(ida.email)
  for (const part of [
    'Account',
    'Requests for a consultation',
    'What you agreed to pass to the partner',
    'What you agreed to',
    'Messages to us',
    'Activity on your account',
  ]) {
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
  }
  await expectBothSchemesInFullRun(page, 'the page of one’s own data')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNothingCutOff(page, 'the page of one’s own data')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeHidden()
  await expect(answers).toBeVisible()
})

test('nobody reads the page without a session', { tag: '@full' }, async ({ page }) => {
  await page.goto('/profile/data')
  await expect(page).toHaveURL(/\/login$/)
})

provoking(
  'data that cannot be collected is said to be so, and can be asked for again',
  { tag: '@full' },
  async ({ page }) => {
    await signUpAndConfirm(page, newInvestor('Jack'))
    await page.goto('/profile#sharing')
    // Not an outage, after which the page asks again by itself.
    await page.route('**/api/me/data', (route) => route.fulfill({ json: {} }), { times: 1 })
    await page.getByRole('button', { name: 'Download my data' }).click()
    const problem = page.getByRole('alert').filter({ hasText: 'Your data could not be loaded.' })
    await expectAccessibleInFullRun(page, 'a download that failed')
    const downloading = page.waitForEvent('download')
    await problem.getByRole('button', { name: 'Try again' }).click()
    await downloading
    await expect(problem).toHaveCount(0)
  },
)
