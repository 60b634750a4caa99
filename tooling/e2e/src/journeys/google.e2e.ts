import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { continueAs, leaveForGoogle } from '../support/google.ts'
import { newInvestor, signOut, signUpAndConfirm } from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { completeQuestionnaire, goldAnswers } from '../support/questionnaire.ts'
import { expect, test } from '../support/silent-console.ts'
import { storeAnswers } from '../support/stored-answers.ts'

test('someone new comes from Google to the questionnaire, which knows their name, and later to their profile', async ({
  page,
}) => {
  const grace = newInvestor('Grace')
  await leaveForGoogle(page, '/signup')
  await expectAccessibleInFullRun(page, 'the stand-in for Google')
  await continueAs(page, grace)
  await expect(page).toHaveURL(/\/questionnaire$/)
  await expect(page.getByRole('heading', { name: 'Investor Qualification' })).toBeVisible()
  const left = await page.evaluate(() => sessionStorage.getItem('userData'))
  expect(JSON.parse(left ?? '{}')).toEqual({
    email: grace.email,
    firstName: 'Grace',
    lastName: 'Okafor',
    provider: 'google',
  })
  await storeAnswers(page, grace)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Welcome Back, Grace' })).toBeVisible()
  await expect(page.getByText(grace.email).first()).toBeVisible()

  await signOut(page)
  await leaveForGoogle(page, '/login')
  await continueAs(page, grace)
  await expect(page).toHaveURL(/\/profile$/)
})

test(
  'by keyboard alone, on a tablet: from sign-in through Google to the questionnaire',
  { tag: '@full' },
  async ({ page }) => {
    const { email } = newInvestor('Joan')
    await page.setViewportSize({ width: 768, height: 1024 })
    await openLive(page, '/login')
    await page.getByRole('main').focus()
    await tabTo(page, page.getByRole('button', { name: /Google/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is not Google.')).toBeVisible()
    await tabTo(page, page.getByLabel('Email', { exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(email)
    await tabTo(page, page.getByRole('button', { name: 'Continue' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/questionnaire$/)
    await expect(page.getByRole('heading', { name: 'Investor Qualification' })).toBeVisible()
  },
)

test(
  'who refuses at Google is told so where they came from, with what they typed',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/signup')
    await page.getByLabel('First Name').fill('Hedy')
    await page.getByLabel('Email Address').fill('hedy@example.com')
    await page.getByLabel('Password', { exact: true }).fill('A long password 1')
    await page.getByRole('button', { name: 'Sign up with Google' }).click()
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page).toHaveURL(/\/signup$/)
    await expect(page.getByRole('alert')).toContainText('You came back from Google without signing in.')
    await expectAccessibleInFullRun(page, 'a refusal at Google')
    await expect(page.getByLabel('First Name')).toHaveValue('Hedy')
    await expect(page.getByLabel('Email Address')).toHaveValue('hedy@example.com')
    const stored = await page.evaluate(() =>
      [sessionStorage, localStorage].map((store) => JSON.stringify(Object.entries(store))).join(''),
    )
    expect(stored).not.toContain('A long password 1')
  },
)

test('an address that Google does not vouch for is told what to do', { tag: '@full' }, async ({ page }) => {
  await leaveForGoogle(page, '/login')
  await page.getByLabel('Google has verified this email').uncheck()
  await continueAs(page, newInvestor('Mary'))
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toContainText('Google has not verified this email address.')
})

test('who has a password already comes to the same account', { tag: '@full' }, async ({ page }) => {
  const ida = newInvestor('Ida')
  await signUpAndConfirm(page, ida)
  await completeQuestionnaire(page, goldAnswers)
  await page.goto('/profile')
  await signOut(page)
  await leaveForGoogle(page, '/login')
  await continueAs(page, ida)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText(ida.email).first()).toBeVisible()
})

test(
  'a state that was tampered with, and a return that is replayed, sign nobody in and say so',
  { tag: '@full' },
  async ({ page }) => {
    await leaveForGoogle(page, '/login')
    const returned = page.waitForRequest(/\/auth\/v1\/callback\?/)
    await continueAs(page, newInvestor('Joan'))
    const address = new URL((await returned).url())
    await expect(page).toHaveURL(/\/questionnaire$/)
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await page.goto(address.href)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('alert')).toContainText('That sign-in with Google is no longer valid.')
    address.searchParams.set('state', '00000000-0000-4000-8000-000000000000')
    await page.goto(address.href)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('alert')).toContainText('That sign-in with Google is no longer valid.')
  },
)
