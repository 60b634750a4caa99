import type { Page } from 'playwright/test'
import { chooseZone } from '../support/consultation.ts'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { accessToken, newInvestor, signIn, signOut, signUpAndConfirm } from '../support/investor.ts'
import { completeQuestionnaire, goldAnswers } from '../support/questionnaire.ts'
import { expect, test } from '../support/silent-console.ts'

test('an investor signs up, is scored gold, asks for a consultation and keeps a profile', async ({ page }) => {
  const ruth = newInvestor('Ruth')
  const sent = recordCalls(page)

  await test.step('read the calculator and change an input', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'DST Investing. Made Simple.' })).toBeVisible()
    await expect(page.getByText('$251,282').first()).toBeVisible()
    await expect(page.getByText('$1,348,718').first()).toBeVisible()
    await expectAccessibleInFullRun(page)
    await page.getByRole('textbox', { name: 'Expected sale price' }).fill('2,500,000')
    await page.getByRole('textbox', { name: 'Expected sale price' }).blur()
    // By the decisions on the calculator: 20% of 1,500,000 plus 25% of 205,128.21 is 351,282.05.
    await expect(page.getByText('$351,282').first()).toBeVisible()
  })

  await test.step('sign up with a mistake first, then follow the mailed link', async () => {
    await page.goto('/signup')
    await expectAccessibleInFullRun(page)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Please fix the following errors:')).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'You must agree to the Terms of Service and Privacy Policy' }),
    ).toBeVisible()
    await signUpAndConfirm(page, ruth)
    expect(page.url()).not.toContain('access_token')
  })

  await test.step('leave out an answer, then complete five steps', async () => {
    await expect(page.getByRole('heading', { name: 'Investor Qualification', level: 1 })).toBeVisible()
    await expectAccessibleInFullRun(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('link', { name: 'Accreditation status is required' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Real estate equity is required' })).toBeVisible()
    await completeQuestionnaire(page, goldAnswers)
    await expect(page.getByText('95', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/gold/i).first()).toBeVisible()
    await expectAccessibleInFullRun(page)
  })

  await test.step('request a consultation and see its confirmation', async () => {
    await page.getByRole('button', { name: 'Schedule Consultation' }).click()
    const modal = page.getByRole('dialog', { name: 'Schedule Your DST Consultation' })
    await expect(modal.getByRole('checkbox')).not.toBeChecked()
    await expect(modal.getByRole('radio', { name: /Phone/ })).not.toBeChecked()
    await modal.getByRole('radio', { name: /Email/ }).check()
    await modal.getByRole('radio', { name: /Evening/ }).check()
    await chooseZone(modal)
    await modal.getByRole('checkbox').check()
    await modal.getByLabel(/Notes/).fill('After six, please.')
    await expectAccessibleInFullRun(page)
    await modal.getByRole('button', { name: 'Schedule Consultation' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Consultation Request Confirmed' })
    await expect(confirmation).toContainText('Ruth')
    await expect(confirmation).toContainText('What Happens Next?')
    await expect(page.getByText('Your consultation has been scheduled successfully!').first()).toBeVisible()
    await confirmation.getByRole('button', { name: 'Got it, thanks!' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })

  await test.step('edit the profile', async () => {
    await expect(page.getByRole('heading', { name: /Welcome Back/ })).toContainText('Ruth')
    await expect(page.getByText('Score: 95 points')).toBeVisible()
    await expect(page.getByText('Info shared with VC partners')).toBeVisible()
    await expectAccessibleInFullRun(page)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('First Name').fill('')
    await page.getByLabel('Bio').fill('Landlord since 1988.')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(page.getByText('First name is required').first()).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveValue('Landlord since 1988.')
    await page.getByLabel('First Name').fill('Ruth Ann')
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(page.getByText('Last saved: just now')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Hi Ruth Ann' })).toHaveText('Hi Ruth Ann')
  })

  await test.step('everything is stored once', async () => {
    const headers = { authorization: `Bearer ${await accessToken(page)}` }
    const me = (await (await page.request.get('/api/me', { headers })).json()) as Record<string, unknown>
    expect(me).toMatchObject({
      email: ruth.email,
      firstName: 'Ruth Ann',
      bio: 'Landlord since 1988.',
      location: 'Texas',
      dstScore: 95,
      dstSegment: 'gold',
      shareWithVc: true,
      riskTolerance: 3,
    })
    const record = sent.find(({ path, body }) => path.startsWith('/api/users/') && body.includes('"accredited"'))
    const secondRecord = await page.request.post('/api/users', {
      headers: { ...headers, 'content-type': 'application/json' },
      data: record?.body,
    })
    expect(secondRecord.status(), 'the record is there already').toBe(409)
    const requests = sent.filter(({ path }) => path === '/api/consultation-requests')
    expect(requests).toHaveLength(1)
    const repeat = { ...headers, 'content-type': 'application/json', 'idempotency-key': requests[0]?.key ?? '' }
    const answer = await page.request.post('/api/consultation-requests', { headers: repeat, data: requests[0]?.body })
    expect(answer.status(), 'the request with this key is stored already').toBe(200)
  })

  await test.step('sign out, and in again for good and for this tab only', async () => {
    await signOut(page)
    expect(await sessionPlaces(page)).toEqual([])
    await signIn(page, ruth, { rememberMe: true })
    await expect(page.getByText('Score: 95 points')).toBeVisible()
    expect(await sessionPlaces(page)).toEqual(['localStorage'])
    await signOut(page)
    await signIn(page, ruth, { rememberMe: false })
    expect(await sessionPlaces(page)).toEqual(['sessionStorage'])
    await page.reload()
    await expect(page.getByText('Score: 95 points')).toBeVisible()
  })
})

/** Where the browser has a session: its own storage survives closing it, that of a tab doesn't. */
function sessionPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).filter((place) => window[place].getItem('dst-auth') !== null),
  )
}

interface SentCall {
  path: string
  key: string | undefined
  body: string
}

/** Records what the site itself sends to the API from now on. */
function recordCalls(page: Page): SentCall[] {
  const calls: SentCall[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return
    calls.push({ path: pathname, key: request.headers()['idempotency-key'], body: request.postData() ?? '' })
  })
  return calls
}
