import type { Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { missingPage, publicPages } from '../support/public-pages.ts'
import { expect, test } from '../support/silent-console.ts'

test.use({ javaScriptEnabled: false })

const destinations = [
  ['Learn', '/learn'],
  ['Accredited?', '/accreditation'],
  ['Process', '/process'],
  ['FAQ', '/faq'],
  ['Contact', '/contact'],
  ['Login', '/login'],
  ['Get Started', '/signup'],
] as const

/** Their forms stay, under a note that they need scripts. */
const withForm: readonly string[] = ['/contact', '/login', '/signup']

test('every public page reads fully, and offers nothing that needs scripts', async ({ page }) => {
  for (const [path, heading] of [...publicPages, missingPage]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    expect(await hiddenTexts(page), `words of ${path} that nobody could get to see`).toEqual([])
    if (withForm.includes(path)) continue
    const controls = page.getByRole('main').locator('button, input, select, textarea').filter({ visible: true })
    await expect(controls, `what needs scripts on ${path}`).toHaveCount(0)
  }
})

test('the views of an exchange say that they need scripts, offer nothing that does, and lead to what works', async ({
  page,
}) => {
  const views = ['money', 'list', 'compare', 'offerings', 'after', 'packet'].map((view) => `/exchange/${view}`)
  for (const path of ['/exchange', ...views]) {
    await page.goto(path)
    const main = page.locator('main')
    // Content in <noscript> has no role or text for Playwright, so it is located by its elements.
    await expect.poll(() => main.innerText(), path).toContain('Your exchange needs scripts')
    await expect(main.locator('.exchange-frame a[href="/learn"]'), path).toBeVisible()
    const controls = main.locator('button, input, select, textarea').filter({ visible: true })
    await expect(controls, `what needs scripts on ${path}`).toHaveCount(0)
  }
})

for (const width of [360, 1280]) {
  test(`the navigation works at ${width} px`, fullUnless(width === 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    for (const [label, path] of destinations) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label })
      if (!(await link.isVisible())) await page.getByRole('button', { name: /menu/ }).click()
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${path}/?$`))
    }
  })
}

test(
  'all tab panels show, one below the other, and the row of tabs leads to them',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/learn')
    for (const heading of ['What is a DST?', 'Pros and Cons', '1031 Exchange', 'DST vs Others']) {
      await expect(page.getByRole('heading', { name: heading, level: 2, exact: true })).toBeVisible()
    }
    await page
      .getByRole('navigation', { name: 'Parts of the guide' })
      .getByRole('link', { name: 'DST vs Others' })
      .click()
    await expect(page.getByRole('heading', { name: 'DST vs Others', level: 2 })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Pros and Cons', level: 2, exact: true })).toBeVisible()

    await page.goto('/accreditation')
    await expect(page.getByText('Entities qualify by assets', { exact: false })).toBeVisible()
    await expect(page.getByText('A person qualifies by income', { exact: false })).toBeVisible()
  },
)

test('each of the 30 answers opens, one at a time', { tag: '@full' }, async ({ page }) => {
  await page.goto('/faq')
  const entries = page.locator('details[name]')
  await expect(entries).toHaveCount(30)
  for (const entry of await entries.all()) {
    await entry.getByRole('heading').click()
    await expect(entry.getByText(/Last (reviewed|edited)/)).toBeVisible()
    await expect(page.locator('details[name][open]')).toHaveCount(1)
  }
})

for (const [path, count] of [
  ['/accreditation', 5],
  ['/process', 3],
] as const) {
  test(`the ${count} questions of ${path} open`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    const entries = page.locator('details[name]')
    await expect(entries).toHaveCount(count)
    for (const entry of await entries.all()) {
      await entry.getByRole('heading').click()
      await expect(entry.getByRole('paragraph').first()).toBeVisible()
    }
    await expect(page.locator('details[name][open]')).toHaveCount(1)
    await expect(
      page.getByRole('region', { name: /^Questions about/ }).getByText(/Last (reviewed|edited)/),
    ).toBeVisible()
  })
}

test(
  'the calculator shows the result of its starting figures, with both disclaimers',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    const calculator = page.getByRole('region', { name: '1031 DST calculator' })
    for (const amount of ['$251,282', '$1,348,718', '$1,600,000', '$96,000', '$8,000', '$672,000', '$2,059,748']) {
      await expect(calculator.getByText(amount, { exact: false }).first()).toBeVisible()
    }
    await expect(calculator.getByText('The calculator needs scripts', { exact: false })).toBeVisible()
    await expect(calculator.getByRole('term').filter({ hasText: /^Purchase price$/ })).toBeVisible()
    await calculator.locator('summary', { hasText: 'Capital gains tax' }).click()
    await expect(calculator.getByText('20% × ($2,000,000 − $1,000,000) = $200,000')).toBeVisible()
    for (const control of ['button', 'textbox', 'radio'] as const)
      await expect(calculator.getByRole(control).filter({ visible: true })).toHaveCount(0)
    await expect(calculator.getByText('The calculator is deliberately simple', { exact: false })).toBeVisible()
    await expect(calculator.getByText('no offer of securities', { exact: false })).toBeVisible()
  },
)

test('a page that needs scripts says so, and how to reach somebody without them', async ({ page }) => {
  for (const path of [
    '/login',
    '/signup',
    '/questionnaire',
    '/profile',
    '/dashboard',
    '/verify-email',
    '/verify-signup',
    '/reset-password',
    '/this-was-not-me',
    '/auth/callback',
    '/auth/confirm',
  ]) {
    await page.goto(path)
    // Content in <noscript> has no role or text for Playwright, so it is located by its elements.
    const main = page.locator('main')
    await expect.poll(() => main.innerText(), path).toContain('This page needs JavaScript')
    await expect(main.locator('a[href="mailto:contact@example.com"]'), path).toBeVisible()
    await expect(main.locator('a[href="tel:+15555550142"]'), path).toBeVisible()
    await expect(page.getByText('One moment'), path).toBeHidden()
    await expect(page.locator('h1').filter({ visible: true }), path).toHaveCount(1)
  }
})

/** The prompt for figures; without scripts, text that says why none can be entered replaces it. */
const invitation = 'Enter your property.'

/**
 * Text in the page's content that is neither visible nor inside something that opens, except in controls that need
 * scripts.
 */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main, invitation) => {
    const words: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || parent === null || parent.checkVisibility({ checkVisibilityCSS: true })) continue
      // A table's scroll hint shows only if it scrolls; `aria-hidden` text repeats text from elsewhere, and a sentence
      // with fields the one without.
      if (
        parent.closest(
          'details:not([open]), button, search, form[aria-label="Your property"], .ui-table-hint, ' +
            '.calculator-next-print, .sale-sentence-live, [aria-hidden="true"], script, style',
        ) === null
      )
        words.push(text)
    }
    return words.filter((text) => !text.startsWith(invitation))
  }, invitation)
}
