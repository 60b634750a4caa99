import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { signInAgain } from '../support/ended-session.ts'
import { becomeInvestor, newInvestor } from '../support/investor.ts'
// The browser logs rejected requests to the console, so these tests run without the silent-console check.
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'
import { storeAnswers } from '../support/stored-answers.ts'

const refused = {
  status: 401,
  json: { error: 'Your session has expired. Please log in again.', code: 'session_expired', requestId: 'r' },
}

test(
  'answers over time that a session is too old for lead to the sign-in, and back',
  { tag: '@full' },
  async ({ page }) => {
    const tess = newInvestor('Tess')
    await becomeInvestor(page, tess)
    await storeAnswers(page, tess)
    await page.route('**/api/me/submissions', (route) => route.fulfill(refused), { times: 1 })
    await page.goto('/profile')
    const history = page.getByRole('region', { name: 'Your questionnaire over time' })
    await expect(history.getByRole('alert')).toContainText('Your session has expired. Please log in again.')
    await expectAccessibleInFullRun(page, 'a history that was refused')
    await history.getByRole('button', { name: 'Sign in' }).click()
    await signInAgain(page, tess)
    await expect(page).toHaveURL(/\/profile$/)
    await expect(history.getByText('Your first answers.')).toBeVisible()
  },
)

test('so does a stored result', { tag: '@full' }, async ({ page }) => {
  const udo = newInvestor('Udo')
  await becomeInvestor(page, udo)
  await storeAnswers(page, udo)
  await page.route('**/api/me', (route) => route.fulfill(refused), { times: 1 })
  await page.goto('/questionnaire?step=result')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your result could not be loaded')
  await expect(page.getByRole('alert')).toContainText('Your session has expired. Please log in again.')
  await expectAccessibleInFullRun(page, 'a result that was refused')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signInAgain(page, udo)
  await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible()
})
