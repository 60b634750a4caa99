import type { Page } from 'playwright/test'
import { expectOpenEntries, pressEntry } from '../support/accordion.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const list = (page: Page) => page.getByRole('region', { name: 'All questions' })
const entries = (page: Page) => list(page).locator('details[name]')
const summary = (page: Page) => list(page).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search FAQs' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })

test('the six popular questions lead to their category, with the question open', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/faq')
  const cards = page.getByRole('region', { name: 'Most Popular Questions' }).getByRole('link')
  await expect(cards).toHaveText([
    'DST BasicsWhat is a Delaware statutory trust (DST)?',
    'Tax & 1031 ExchangeHow does a DST work in a 1031 exchange?',
    'Benefits & AdvantagesWhat are the main benefits of a DST, and what limits each one?',
    'Eligibility RequirementsWho can invest in a DST?',
    'Investment ProcessWhat is the minimum, and how do I invest?',
    'Risks & LimitationsWhat are the main risks of a DST?',
  ])
  await cards.filter({ hasText: 'Risks & Limitations' }).click()
  await expect(category(page)).toHaveValue('risks')
  await expect(summary(page)).toHaveText('Showing 4 of 30 questions in Risks & Limitations')
  await expect(entries(page)).toHaveCount(4)
  await expectOpenEntries(list(page), ['What are the main risks of a DST?'])
  await expect(list(page).getByRole('heading', { name: 'What are the main risks of a DST?' })).toBeInViewport()

  await page.goBack()
  await expect(summary(page)).toHaveText('Showing 30 of 30 questions')
  await expectOpenEntries(list(page), [])
  const addressed = await cards.evaluateAll((links) =>
    links.map((link) => /question=(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]),
  )
  expect(addressed).toEqual(['1', '2', '9', '4', '13', '16'])
})

test.describe('on a phone of 360 by 640', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [typed, question] of [
    ['acreditted', 'How is accredited status verified?'],
    ['forty five days', 'What are the 45-day and 180-day deadlines?'],
    ['45-day', 'What are the 45-day and 180-day deadlines?'],
  ] as const) {
    test(`"${typed}" finds what is close, and shows it without scrolling`, async ({ page }) => {
      await openLive(page, '/faq')
      await search(page).pressSequentially(typed)
      await expect(list(page).getByRole('heading', { name: 'Close to what you typed' })).toBeVisible()
      await expect(entries(page).first().getByRole('heading')).toHaveText(question)
      await expect(entries(page).first()).toBeInViewport({ ratio: 1 })
      await expect(search(page)).toBeInViewport({ ratio: 1 })
      await expect(search(page)).toBeFocused()
      expect(await entries(page).count()).toBeGreaterThanOrEqual(3)
      await pressEntry(list(page), question)
      await expectOpenEntries(list(page), [question])
    })
  }
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the search is in the first screen, and what it finds follows it', { tag: '@full' }, async ({ page }) => {
    await openLive(page, '/faq')
    await expect(search(page)).toBeInViewport({ ratio: 1 })
    const popular = page.getByRole('heading', { name: 'Most Popular Questions' })
    await expect(popular).toBeVisible()
    await search(page).fill('refinance')
    await expect(popular).toBeHidden()
    const [reported, first] = [await summary(page).boundingBox(), await entries(page).first().boundingBox()]
    expect((first?.y ?? Infinity) - (reported?.y ?? 0)).toBeLessThan(160)
  })
})

test(
  'Clear Filters leaves the focus at the result, whether questions match or not',
  { tag: '@full' },
  async ({ page }) => {
    for (const typed of ['boot', 'zeppelin']) {
      await openLive(page, '/faq')
      await search(page).fill(typed)
      await list(page).getByRole('button', { name: 'Clear Filters' }).focus()
      await page.keyboard.press('Enter')
      await expect(summary(page)).toHaveText('Showing 30 of 30 questions')
      await expect(summary(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('region', { name: 'Most Popular Questions' }).getByRole('link').first()).toBeFocused()
      await page.goto('about:blank')
    }
  },
)

test('a search without a match says so, with a hint and the way back', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/faq')
  await category(page).selectOption('risks')
  await search(page).fill('zeppelin')
  await expect(list(page).getByText('No FAQs found matching your criteria.')).toBeVisible()
  await expect(list(page).getByText('Try adjusting your search terms or category filter.')).toBeVisible()
  await expect(summary(page)).toHaveText('Showing 0 of 30 questions in Risks & Limitations matching "zeppelin"')
  await expect(entries(page)).toHaveCount(0)
  await list(page).getByRole('button', { name: 'Clear Filters' }).click()
  await expect(entries(page)).toHaveCount(30)
  await expect(search(page)).toHaveValue('')
})

test(
  'an entry is under its category; opened, it shows category, question and answer; one is open at a time',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/faq')
    const entry = entries(page).filter({ hasText: 'What are the 45-day and 180-day deadlines?' })
    await expect(list(page).getByRole('heading', { level: 3, name: 'Tax & 1031 Exchange' })).toBeVisible()
    await expect(entry.getByText(/Last (reviewed|edited)/)).toBeHidden()
    await pressEntry(list(page), 'What are the 45-day and 180-day deadlines?')
    await expect(entry.getByText(/Last (reviewed|edited)/)).toBeVisible()
    await expect(entry.getByText('Tax & 1031 Exchange')).toBeVisible()
    await pressEntry(list(page), 'What about state tax?')
    await expectOpenEntries(list(page), ['What about state tax?'])
    await pressEntry(list(page), 'What about state tax?')
    await expectOpenEntries(list(page), [])
  },
)

test('the list is searched and narrowed, can be sent as a link, and back and forward follow', async ({ page }) => {
  await openLive(page, '/faq')
  // Found by a synonym.
  await search(page).fill('inherit')
  await expect(entries(page).getByRole('heading', { name: 'What happens to my DST when I die?' })).toBeVisible()
  await search(page).fill('BOOT')
  await expect(summary(page)).toHaveText(/^Showing \d of 30 questions matching "BOOT"$/)
  await expect(list(page).getByText('What is boot, and what happens to my mortgage?')).toBeVisible()
  await category(page).selectOption('Tax & 1031 Exchange')
  await expect(summary(page)).toHaveText(/^Showing \d of 30 questions in Tax & 1031 Exchange matching "BOOT"$/)
  await expect(page).toHaveURL(/#category=tax&search=BOOT$/)
  await list(page).getByRole('button', { name: 'Clear Filters' }).click()
  await expect(summary(page)).toHaveText('Showing 30 of 30 questions')
  await expect(search(page)).toHaveValue('')
  await expect(category(page)).toHaveValue('all')
  await expect(page).toHaveURL(/\/faq$/)

  await category(page).selectOption('Risks & Limitations')
  await expect(page).toHaveURL(/#category=risks$/)
  await category(page).selectOption('Due Diligence')
  await pressEntry(list(page), 'What conflicts of interest should I look for?')
  await expect(page).toHaveURL(/#category=sponsor&question=27$/)
  const sent = page.url()

  await page.goBack()
  await expect(summary(page)).toHaveText('Showing 4 of 30 questions in Risks & Limitations')
  await expect(category(page)).toHaveValue('risks')
  await page.goForward()
  await expect(summary(page)).toHaveText('Showing 2 of 30 questions in Due Diligence')
  await expectOpenEntries(list(page), ['What conflicts of interest should I look for?'])

  await page.goto('/')
  await page.goto(sent)
  await expect(category(page)).toHaveValue('sponsor')
  await expectOpenEntries(list(page), ['What conflicts of interest should I look for?'])
  await expect(
    list(page).getByRole('heading', { name: 'What conflicts of interest should I look for?' }),
  ).toBeInViewport()

  await page.goto('/learn')
  await page.goto('/faq#search=refinanc')
  await expect(search(page)).toHaveValue('refinanc')
  await expect(summary(page)).toHaveText(/^Showing [1-9] of 30 questions matching "refinanc"$/)
})

test('a list of eight entries does not', { tag: '@full' }, async ({ page }) => {
  const answered = page.waitForResponse('**/api/faqs')
  await answerFaqs(page, serverEntries(8))
  await openLive(page, '/faq')
  await answered
  await expect(list(page).getByText('Loading FAQs...')).toBeHidden()
  await expect(summary(page)).toHaveText('Showing 30 of 30 questions')
})

test(
  'a server that cannot be reached is not spoken of: the built-in list stays',
  { tag: '@full' },
  async ({ page }) => {
    // The browser logs the aborted request itself; the page must log nothing more.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/faqs'))
    await page.route('**/api/faqs', (route) => route.abort('aborted'))
    await openLive(page, '/faq')
    await failed
    await expect(list(page).getByText('Loading FAQs...')).toBeHidden()
    await expect(summary(page)).toHaveText('Showing 30 of 30 questions')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test('questions that the server could not read again are said to be out of date', async ({ page }) => {
  await page.route('**/api/faqs', (route) =>
    route.fulfill({ json: serverEntries(9), headers: { warning: '110 - "Response is Stale"' } }),
  )
  await openLive(page, '/faq')
  await expect(page.getByText('These questions may be out of date')).toBeVisible()
  await expect(summary(page)).toHaveText('Showing 9 of 9 questions')
})

test('while the server’s list is on its way the page says so and can be read, and its nine entries then show', async ({
  page,
}) => {
  let answer = () => {}
  const allowed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/faqs', async (route) => {
    await allowed
    await route.fulfill({ json: serverEntries(9) })
  })
  await openLive(page, '/faq')
  await expect(list(page).getByText('Loading FAQs...')).toBeVisible()
  await expect(entries(page)).toHaveCount(30)
  answer()
  await expect(summary(page)).toHaveText('Showing 9 of 9 questions')
  await expect(list(page).getByText('Loading FAQs...')).toBeHidden()
  await expect(list(page).getByText('Server question 9?')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Questions\s*9\s*Categories\s*1/)
})

test('the page ends with the way to register', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/faq')
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

function serverEntries(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 101,
    question: `Server question ${index + 1}?`,
    answer: `Server answer ${index + 1}.`,
    category: 'estate planning',
    order: index + 1,
  }))
}

async function answerFaqs(page: Page, faqs: ReturnType<typeof serverEntries>): Promise<void> {
  await page.route('**/api/faqs', (route) => route.fulfill({ json: faqs }))
}
