import { expectOpenEntries } from '../support/accordion.ts'
import { expectFocusSeen, tabThrough, tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/silent-console.ts'

test('by keyboard alone: past the bar, through the bar to the guide, its tabs, and what they hold', async ({
  page,
}) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  const bar = page.getByRole('navigation', { name: 'Main' })
  await tabThrough(page, [skip])
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Get Started', exact: true }))

  await page.goto('/')
  const names = ['DST Investing', 'Learn', 'Accredited?', 'Process', 'FAQ', 'Contact', 'Login', 'Get Started', 'Search']
  await tabThrough(page, [skip, ...names.map((name) => bar.getByRole('link', { name }))])
  for (let back = names.length - 1; back > 1; back -= 1) await page.keyboard.press('Shift+Tab')
  await expect(bar.getByRole('link', { name: 'Learn' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Delaware Statutory Trusts')
  await expect(page.getByRole('main')).toBeFocused()

  const tab = (name: string) => page.getByRole('tab', { name })
  await tabThrough(page, [tab('What is a DST?')])
  for (const [key, name] of [
    ['ArrowRight', 'Pros and Cons'],
    ['End', 'DST vs Others'],
    ['ArrowRight', 'What is a DST?'],
    ['ArrowLeft', 'DST vs Others'],
    ['Home', 'What is a DST?'],
    ['End', 'DST vs Others'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expectFocusSeen(page)
  }
  await tabThrough(page, [
    page.getByRole('region', { name: 'DST, tenancy in common, REIT and direct ownership compared' }),
  ])
})

test('by keyboard alone: search, category and questions of the FAQ page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/faq')
  const questions = page.getByRole('region', { name: 'All questions' })
  const search = page.getByRole('searchbox', { name: 'Search FAQs' })
  await tabTo(page, search)
  await page.keyboard.type('boot')
  await expect(questions.getByRole('status')).toHaveText(/matching "boot"$/)
  await tabThrough(page, [page.getByRole('combobox', { name: 'Category' })])
  await page.keyboard.type('Tax')
  await expect(questions.getByRole('status')).toHaveText(/in Tax & 1031 Exchange matching "boot"$/)
  await tabThrough(page, [questions.getByRole('button', { name: 'Clear Filters' })])
  await page.keyboard.press('Enter')
  await expect(questions.getByRole('status')).toHaveText('Showing 30 of 30 questions')

  await tabTo(page, questions.locator('summary').filter({ hasText: 'What do I own in a DST, and how is it taxed?' }))
  await page.keyboard.press('Enter')
  await expectOpenEntries(questions, ['What do I own in a DST, and how is it taxed?'])
  // The open answer has its own links.
  await tabTo(page, questions.locator('summary').filter({ hasText: 'How does a DST differ from a TIC' }))
  await page.keyboard.press('Space')
  await expectOpenEntries(questions, ['How does a DST differ from a TIC, a REIT or owning directly?'])
  await page.keyboard.press('Space')
  await expectOpenEntries(questions, [])
})

test(
  'by keyboard alone: amounts, steps and choices of the calculator, and its dialog',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'How a DST exchange unfolds' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'DST lifecycle' })
    await expect(dialog.getByText('Remaining')).toBeVisible()
    await tabThrough(page, [dialog.getByRole('button', { name: 'Close' })])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()

    const price = page.getByRole('textbox', { name: 'Expected sale price' })
    const net = page.getByText('Net equity (DST investment amount)').locator('..')
    await tabTo(page, price)
    await page.keyboard.press('ArrowUp')
    await expect(price).toHaveValue('2,010,000')
    await expect(net).toContainText('$1,610,000')
    await tabTo(page, page.getByRole('button', { name: 'Decrease Current debt' }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('textbox', { name: 'Current debt' })).toHaveValue('390,000')
    await expect(net).toContainText('$1,620,000')
    await tabTo(page, page.getByRole('radio', { name: '6%' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '7%' })).toBeChecked()
    await expectFocusSeen(page)
    await expect(page.getByText('Annual income', { exact: true }).locator('..')).toContainText('$113,400')
  },
)

test('by keyboard alone: the menu of a small screen', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await tabTo(page, page.getByRole('button', { name: /menu/ }))
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('link', { name: 'Learn' })).toBeVisible()
  await tabThrough(
    page,
    ['Learn', 'Accredited?', 'Process', 'FAQ'].map((name) => bar.getByRole('link', { name })),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(bar.getByRole('link', { name: 'Learn' })).toBeHidden()
})
