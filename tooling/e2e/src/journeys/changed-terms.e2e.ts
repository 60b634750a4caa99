import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { becomeInvestor, newInvestor } from '../support/investor.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const words = 'a'.repeat(64)
const asked = { date: '2027-01-05', changes: ['Calls may be recorded.'], words }

test('where changed terms need it, an account holder is asked, can take the data along, and agrees', async ({
  page,
}) => {
  const nora = newInvestor('Nora')
  await becomeInvestor(page, nora)
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), asksAgreement: true } })
  })
  const agreed: unknown[] = []
  await page.route('**/api/me/agreement', (route) => {
    if (route.request().method() !== 'PUT') return route.fulfill({ json: { asked } })
    agreed.push(route.request().postDataJSON())
    return route.fulfill({ json: { asked: null } })
  })

  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/profile')
  const question = page.getByRole('dialog', { name: 'Our terms have changed' })
  await expect(question).toContainText('Since January 5, 2027')
  await expect(question.getByRole('listitem')).toHaveText(['Calls may be recorded.'])
  await expectAccessibleInFullRun(page, 'the question')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNothingCutOff(page, 'the question')
  const download = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^my-data-/)

  await test.step('put aside, it loses nothing and comes again', async () => {
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()
    await page.reload()
    await expect(question).toContainText('Since January 5, 2027')
  })

  await question.getByRole('button', { name: 'I agree' }).click()
  await expect(question).toHaveCount(0)
  expect(agreed).toEqual([{ words }])
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()
})
