import type { Page } from 'playwright/test'
import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { accessToken, becomeInvestor, newInvestor, type Investor } from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { openLive, untilLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'
import { storeAnswers, storedSubmissions } from '../support/stored-answers.ts'

const equity = 'How much real estate equity do you have to exchange?'
const change = (page: Page, question: string) => page.getByRole('link', { name: `Change your answer to: ${question}` })
const backToReview = (page: Page) => page.getByRole('button', { name: 'Back to the review' })
const result = (page: Page) => page.getByRole('heading', { name: 'Registration Complete!' })
const history = (page: Page) => page.getByRole('region', { name: 'Your answers over time' })

/** Signs up an investor who has already submitted the questionnaire. */
async function signUpAnswered(page: Page, firstName: string): Promise<Investor> {
  const investor = newInvestor(firstName)
  await becomeInvestor(page, investor)
  await storeAnswers(page, investor)
  return investor
}

test('taken again it is filled in, keeps what was edited on the profile, and tells what changed', async ({ page }) => {
  const ruth = await signUpAnswered(page, 'Ruth')
  await page.goto('/questionnaire?step=result')
  await expect(history(page).getByText('Your first answers.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What changed', exact: true })).toHaveCount(0)
  await expectAccessibleInFullRun(page, 'the first result')
  const edited = await page.request.put(`/api/users/${encodeURIComponent(ruth.email)}`, {
    headers: { authorization: `Bearer ${await accessToken(page)}` },
    data: {
      email: ruth.email,
      firstName: 'Ruth Ann',
      lastName: 'Bader',
      phoneNumber: '(212) 555-0142',
      location: 'Santa Fe',
      bio: '',
    },
  })
  expect(edited.status(), await edited.text()).toBe(200)

  await history(page).getByRole('link', { name: 'Answer the questions again' }).click()
  await expect(page.getByText(/^Your answers from .* are filled in\./)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Your answers from .* are filled in\./)).toBeVisible()
  await expect(
    page.getByRole('radiogroup', { name: equity }).getByRole('radio', { name: '$500,000 to $999,000' }),
  ).toBeChecked()
  await expectAccessibleInFullRun(page, 'questions that are filled in')
  await page.getByRole('link', { name: 'Go to the review' }).click()
  await expect(page.getByText(/^Nothing has changed since your answers from /)).toBeVisible()
  await expect(page.getByText('Ruth Ann Bader')).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toBeChecked()

  await change(page, equity).click()
  await expect(page.getByRole('radio', { name: '$500,000 to $999,000' })).toBeFocused()
  await page.getByRole('radio', { name: '$1 million or more' }).check()
  await backToReview(page).click()
  await expect(page.locator('#answer-equityBracket')).toBeFocused()
  const changes = page.getByRole('region', { name: /^Changes since your answers from / })
  await expect(changes.getByRole('row').nth(1)).toHaveText(
    /How much real estate equity.*\$500,000 to \$999,000\$1 million or more/,
  )
  await expect(changes.getByRole('row')).toHaveCount(2)
  await expectAccessibleInFullRun(page, 'the review with a change')

  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(result(page)).toBeVisible()
  await expectChangedResult(page)
  await page.reload()
  await expectChangedResult(page)
  await expectBothSchemesInFullRun(page, 'the second result')

  await page.goto('/profile')
  const onProfile = page.getByRole('region', { name: 'Your questionnaire over time' })
  await expect(onProfile.getByRole('listitem')).toHaveText([
    /100 of 100, Gold.*1 answer changed/,
    /95 of 100, Gold.*Your first answers\./,
  ])
  await expectAccessibleInFullRun(page, 'the profile with the history')

  const me = await page.request.get('/api/me', { headers: { authorization: `Bearer ${await accessToken(page)}` } })
  expect(await me.json()).toMatchObject({
    firstName: 'Ruth Ann',
    lastName: 'Bader',
    phoneNumber: '(212) 555-0142',
    location: 'Santa Fe',
    equityBracket: '>=1000',
  })
  expect((await storedSubmissions(page)).map(({ score }) => score)).toEqual([100, 95])
})

/** $500,000 to $999,000 scores 20 points and $1 million or more 25, for totals of 95 and 100. */
async function expectChangedResult(page: Page): Promise<void> {
  const changed = page.getByRole('region', { name: 'What changed' })
  await expect(
    changed.getByText(/^On .* your result was 95 of 100, Gold\. Now it is 100 of 100, Gold\.$/),
  ).toBeVisible()
  await expect(changed.getByRole('row').nth(1)).toContainText('$1 million or more')
  await expect(history(page).getByRole('listitem')).toHaveText([
    /100 of 100, Gold.*1 answer changed/,
    /95 of 100, Gold.*Your first answers\./,
  ])
}

test(
  '"Change" leads to its question and straight back, on the scale too, and Back does the same',
  { tag: '@full' },
  async ({ page }) => {
    await signUpAnswered(page, 'Tomas')
    await openLive(page, '/questionnaire?step=5')
    const free = 'How important is it to you to be free of day-to-day management?'
    await change(page, free).click()
    await expect(page.getByRole('heading', { name: 'Investment Goals', level: 1 })).toBeVisible()
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeFocused()
    await expect(page.getByRole('button', { name: /^(Next|Previous)$/ })).toHaveCount(0)
    await expectAccessibleInFullRun(page, 'a question to change')
    await page.getByRole('radio', { name: '5', exact: true }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked()
    await backToReview(page).click()
    await expect(page.locator('#answer-passiveImportance')).toBeFocused()
    await expect(page.locator('#answer-passiveImportance')).toHaveText('5: Essential')
    await page.goBack()
    await expect(backToReview(page)).toBeVisible()
    await page.goForward()
    await expect(page.locator('#answer-passiveImportance')).toBeFocused()
  },
)

test(
  'earlier answers that cannot be loaded are no obstacle, and come when asked for again',
  { tag: '@full' },
  async ({ page }) => {
    await signUpAnswered(page, 'Uma')
    await page.route(
      '**/api/me/submissions',
      (route) =>
        route.fulfill({
          status: 429,
          json: { error: 'Too many requests.', code: 'too_many_requests', requestId: 'r' },
        }),
      { times: 1 },
    )
    await openLive(page, '/questionnaire')
    await expect(page.getByText(/^Your earlier answers could not be loaded/)).toBeVisible()
    await expectAccessibleInFullRun(page, 'questions without the earlier answers')
    await page.getByRole('radio', { name: 'I’m not sure' }).check()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText(/are filled in/)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'I’m not sure' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'I plan to sell in 3 to 6 months' })).toBeChecked()
  },
)

test('discarding changes brings back what was sent last', { tag: '@full' }, async ({ page }) => {
  await signUpAnswered(page, 'Vito')
  await openLive(page, '/questionnaire')
  await page.getByRole('radio', { name: 'I’m not sure' }).check()
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await expectAccessibleInFullRun(page, 'the question whether to discard changes')
  await question.getByRole('button', { name: 'Discard my changes' }).click()
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Discard my changes' })).toHaveCount(0)
})

test('it is taken again with the keyboard alone', { tag: '@full' }, async ({ page }) => {
  await signUpAnswered(page, 'Wanda')
  await openLive(page, '/questionnaire')
  await tabTo(page, page.getByRole('link', { name: 'Go to the review' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirmation', level: 1 })).toBeFocused()
  await tabTo(page, change(page, equity))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: '$500,000 to $999,000' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '$1 million or more' })).toBeChecked()
  await tabTo(page, backToReview(page))
  await page.keyboard.press('Enter')
  await expect(page.locator('#answer-equityBracket')).toBeFocused()
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Submit' }))
  await page.keyboard.press('Enter')
  await expect(result(page)).toBeFocused()
  await tabTo(page, history(page).locator('summary', { hasText: '1 answer changed' }))
  await page.keyboard.press('Enter')
  await expect(history(page).getByRole('row', { name: /How much real estate equity/ })).toBeVisible()
})

test('at 320 px every state of it shows all its words', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signUpAnswered(page, 'Xenia')
  await openLive(page, '/questionnaire')
  await expect(page.getByText(/are filled in/)).toBeVisible()
  await expectNothingCutOff(page, 'the first step')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await openLive(page, '/questionnaire?step=5')
  await expectNothingCutOff(page, 'the review')
  await change(page, equity).click()
  await expectNothingCutOff(page, 'a question to change')
  await backToReview(page).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible()
  await untilLive(page)
  await page.getByText('How much each question counts').click()
  await history(page).getByText('1 answer changed').click()
  await expectNothingCutOff(page, 'the result')
  // 95 points, minus 40 for an investor who is not accredited.
  await expect(page.getByRole('region', { name: 'What your tier means' }).getByRole('listitem')).toContainText([
    'Gold starts at 80 points, 25 points more',
    'With 6 points fewer, the tier would be Bronze.',
  ])
  await expect(page.getByRole('row', { name: /^Are you an accredited investor/ }).first()).toContainText('No')
  await expectAccessibleInFullRun(page, 'the narrow result')
})
