import type { Page, Route } from 'playwright/test'
import { goOnline } from '../support/online.ts'
import { test } from '../support/served.ts'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { arriveSignedUp, newInvestor } from '../support/investor.ts'
import { openLive } from '../support/live-page.ts'
import { completeQuestionnaire, goldAnswers } from '../support/questionnaire.ts'
import { expect } from '../support/silent-console.ts'
import { storedSubmissions } from '../support/stored-answers.ts'

// The browser logs failures and broken connections to the console, so these tests run without the silent-console check.
const offline = 'Connection failed. Please check your internet connection.'
const network = 'Network error. Please check your connection and try again.'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const alert = (page: Page) => page.getByRole('alert')
const result = (page: Page) => page.getByRole('heading', { name: 'Registration Complete!' })
const isPut = (route: Route) => route.request().method() === 'PUT'

/** Records the keys of the submissions that the site sends from now on. */
function recordKeys(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'] ?? 'none')
  })
  return keys
}

/** Rejects the next save, or the next read of the current user. */
async function refuse(
  page: Page,
  call: 'save' | 'me',
  status: number,
  body: object,
  { times = 1, headers = {} } = {},
): Promise<void> {
  const address = call === 'save' ? '**/api/users/*' : '**/api/me'
  await page.route(address, (route) => route.fulfill({ status, headers, json: { requestId: 'r', ...body } }), { times })
}

/** Signs up an investor and completes the questionnaire, except for Submit. */
async function fillIn(page: Page, firstName: string) {
  const investor = newInvestor(firstName)
  // What a test rejects is the read made by the submission, not the one made by the page.
  const read = page.waitForResponse('**/api/me')
  await arriveSignedUp(page, investor)
  await completeQuestionnaire(page, goldAnswers, { submits: false })
  await read
  return investor
}

test('a connection that is cut after the server kept the answers makes one submission, also after a reload', async ({
  page,
}) => {
  const keys = recordKeys(page)
  await fillIn(page, 'Petra')
  await page.route(
    '**/api/users/*',
    async (route) => {
      if (isPut(route)) await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submit(page).click()
  await expect(alert(page)).toContainText(network)
  expect(await storedSubmissions(page)).toHaveLength(1)
  await expectAccessibleInFullRun(page, 'a submission that was cut off')

  await page.reload()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await submit(page).click()
  await expect(result(page)).toBeVisible()
  expect(await storedSubmissions(page)).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)

  await openLive(page, '/questionnaire')
  await page.getByRole('radio', { name: 'I’m not sure' }).check()
  await openLive(page, '/questionnaire?step=5')
  await page.getByRole('checkbox').check()
  await submit(page).click()
  await expect(result(page)).toBeVisible()
  expect(await storedSubmissions(page)).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test('answers that change after a cut get a key of their own', { tag: '@full' }, async ({ page }) => {
  const keys = recordKeys(page)
  await fillIn(page, 'Quentin')
  await page.route('**/api/users/*', (route) => route.abort('connectionreset'), { times: 1 })
  await submit(page).click()
  await expect(alert(page)).toContainText(network)
  await page.getByRole('link', { name: /^Change your answer to: Have you chosen/ }).click()
  await page
    .getByRole('radiogroup', { name: /Have you chosen/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await page.getByRole('button', { name: 'Back to the review' }).click()
  await expect(page.getByRole('checkbox'), 'other answers are acknowledged anew').not.toBeChecked()
  await page.getByRole('checkbox').check()
  await submit(page).click()
  await expect(result(page)).toBeVisible()
  expect(new Set(keys).size).toBe(2)
  expect((await storedSubmissions(page)).map(({ answers }) => answers['qiReady'])).toEqual(['no'])
})

test(
  'every failure is told in its words, loses nothing, and the same submission goes through at last',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.clock.install()
    const keys = recordKeys(page)
    await fillIn(page, 'Rosalind')
    const reported = async (words: string | RegExp) => {
      await submit(page).click()
      await expect(alert(page)).toContainText(words, { timeout: 40_000 })
      await expect(alert(page)).toContainText('Your answers are kept')
      await expect(page.getByRole('checkbox')).toBeChecked()
    }

    await context.setOffline(true)
    await reported(offline)
    await goOnline(page)
    await refuse(page, 'me', 500, { error: 'Server error occurred.', code: 'internal' }, { times: 4 })
    await reported('Failed to initialize user')
    await refuse(page, 'save', 500, {
      error: 'Server error occurred. Please try again in a few moments.',
      code: 'internal',
    })
    await reported('Server error occurred. Please try again in a few moments.')
    await page.route('**/api/users/*', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 })
    await reported('Failed to save user data')
    await refuse(page, 'save', 403, { error: 'You do not have permission to update this profile.', code: 'forbidden' })
    await reported('You do not have permission to update this profile.')
    await refuse(
      page,
      'save',
      429,
      { error: 'Too many requests. Please wait a moment and try again.', code: 'too_many_requests' },
      { headers: { 'retry-after': '90' } },
    )
    await reported(/Too many requests\. Please wait a moment and try again\.[^]*You can try again in 1:\d\d/)
    await expectAccessibleInFullRun(page, 'a submission that has to wait')
    // Longer than the site’s timeout of ten seconds.
    const saving = page.waitForRequest((request) => request.method() === 'PUT')
    await page.route('**/api/users/*', () => undefined, { times: 1 })
    const late = reported('Failed to save user data')
    await saving
    await page.clock.fastForward('00:12')
    await late

    await submit(page).click()
    await expect(result(page)).toBeVisible()
    expect(await storedSubmissions(page)).toHaveLength(1)
    expect(new Set(keys).size).toBe(1)
  },
)

test(
  'a key known for other answers is told, and the next press sends the answers under a new one',
  { tag: '@full' },
  async ({ page }) => {
    const keys = recordKeys(page)
    await fillIn(page, 'Sven')
    await refuse(page, 'save', 409, {
      error: 'This request was already sent with different details.',
      code: 'idempotency_key_reused',
    })
    await submit(page).click()
    await expect(alert(page)).toContainText('This request was already sent with different details.')
    await expect(alert(page)).toContainText('Submit once more to send them as they are now.')
    await expectAccessibleInFullRun(page, 'a key that was used before')
    await submit(page).click()
    await expect(result(page)).toBeVisible()
    expect(new Set(keys).size).toBe(2)
  },
)

for (const call of ['me', 'save'] as const) {
  const title = `a session ending at call ${call === 'me' ? 'one' : 'two'} keeps the answers; the sign-in leads back`
  test(title, { tag: '@full' }, async ({ page }) => {
    const thea = await fillIn(page, 'Thea')
    await refuse(page, call, 401, { error: 'Your session has expired. Please log in again.', code: 'session_expired' })
    await submit(page).click()
    await expect(alert(page)).toContainText(
      call === 'me' ? 'Failed to initialize user' : 'Your session has expired. Please log in again.',
    )
    await expectAccessibleInFullRun(page, 'a submission without a session')
    await alert(page).getByRole('button', { name: 'Sign in' }).click()

    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Email Address')).toHaveValue(thea.email)
    await page.getByLabel('Password', { exact: true }).fill(thea.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/questionnaire\?step=5$/)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await submit(page).click()
    await expect(result(page)).toBeVisible()
    expect(await storedSubmissions(page)).toHaveLength(1)
  })
}
