import { accessToken, becomeInvestor, newInvestor } from '../support/investor.ts'
import { expect, test } from '../support/silent-console.ts'
import { sentNurturedAnswers, storeAnswers } from '../support/stored-answers.ts'

test('an investor with the lowest score sees guidance and no consultation', async ({ page }) => {
  const walter = newInvestor('Walter')
  await becomeInvestor(page, walter)
  await storeAnswers(page, walter, sentNurturedAnswers)
  await page.goto('/questionnaire?step=result')
  await expect(page.getByText('Getting ready', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/nurtured/i)).toHaveCount(0)
  await expect(page.getByText('0', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/build.*qualifications.*learn about DSTs/i).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schedule Consultation' })).toHaveCount(0)
  const ways = page.getByRole('region', { name: 'Ways forward' }).getByRole('link')
  await expect(ways).toContainText(['Getting ready: what you can settle now', 'If you are not accredited'])

  await page.getByRole('link', { name: 'Continue to Profile' }).click()
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toContainText('Walter')
  await expect(page.getByText('Not Accredited', { exact: true })).toBeVisible()
  await expect(
    page
      .getByRole('tabpanel', { name: 'Profile' })
      .getByRole('link', { name: 'Getting ready: what you can settle now' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schedule Consultation' })).toHaveCount(0)

  const answer = await page.request.post('/api/consultation-requests', {
    headers: { authorization: `Bearer ${await accessToken(page)}` },
    data: {},
  })
  expect(answer.status()).toBe(403)
})
