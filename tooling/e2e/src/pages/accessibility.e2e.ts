import type { Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { pressEntry } from '../support/accordion.ts'
import { fullUnless } from '../support/combinations.ts'
import { openLive } from '../support/live-page.ts'
import { missingPage, publicPages } from '../support/public-pages.ts'
import { expect, test } from '../support/silent-console.ts'

type Path = (typeof publicPages)[number][0] | (typeof missingPage)[0]
type Check = (state: string) => Promise<void>

/** The states of a page after its initial one; each is reached from the previous one. */
const states: Partial<Record<Path, (page: Page, check: Check) => Promise<void>>> = {
  '/': async (page, check) => {
    for (const disclaimer of ['What these estimates leave out', 'What a DST, and this site, are not']) {
      const opener = page.getByRole('button', { name: disclaimer })
      if (await opener.isVisible()) await opener.click()
    }
    await check('with its disclaimers open')
    await page.getByRole('button', { name: 'How a DST exchange unfolds' }).click()
    await expect(page.getByRole('dialog', { name: 'DST lifecycle' }).getByText('Remaining')).toBeVisible()
    await check('with the lifecycle dialog')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Current debt' }).fill('5000000')
    await expect(page.getByText('there are no proceeds to exchange', { exact: false }).first()).toBeVisible()
    await check('with a loan larger than the price')
  },
  '/learn': async (page, check) => {
    for (const tab of ['Pros and Cons', '1031 Exchange', 'DST vs Others']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
      await check(`with the tab ${tab}`)
    }
  },
  '/accreditation': async (page, check) => {
    await page.getByRole('tab', { name: 'Entities & Organizations' }).click()
    await pressEntry(page.getByRole('main'), 'What documents will I need?')
    await expect(page.getByText('A letter from your CPA', { exact: false })).toBeVisible()
    await check('with the second tab and an open question')
  },
  '/process': async (page, check) => {
    await pressEntry(page.getByRole('main'), 'Is there a cost or an obligation?')
    await expect(page.getByText('The site is free for you', { exact: false })).toBeVisible()
    await check('with an open question')
  },
  '/faq': async (page, check) => {
    await pressEntry(page.getByRole('region', { name: 'All questions' }), 'What about state tax?')
    await page.getByRole('searchbox').fill('tax')
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible()
    await check('narrowed, with an open question')
    await page.getByRole('searchbox').fill('zeppelin')
    await expect(page.getByText('No FAQs found matching your criteria.')).toBeVisible()
    await check('without a match')
  },
  '/contact': async (page, check) => {
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible()
    await check('with an empty form refused')
  },
  '/login': async (page, check) => {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await check('with an empty form refused')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reset Password' })
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(dialog.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await check('with the dialog for a forgotten password')
  },
  '/signup': async (page, check) => {
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Please fix the following errors:')).toBeVisible()
    await check('with an empty form refused')
  },
}

const widths = [360, 1280]
/** The pages with states that no story shows, each at one width. */
const withSeparateStates: Partial<Record<Path, number>> = { '/': 360, '/learn': 1280 }

for (const [path, heading] of [...publicPages, missingPage]) {
  for (const width of widths) {
    test(
      `${path} is accessible in all its states at ${width} px, in light and dark`,
      fullUnless(withSeparateStates[path] === width),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openLive(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
        await expectAccessibleInLightAndDark(page, `${path} as it first shows`)
        await states[path]?.(page, (state) => expectAccessibleInLightAndDark(page, `${path} ${state}`))
      },
    )
  }
}

test('the open menu is accessible at 360 px, in light and dark', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openLive(page, '/learn')
  await page.getByRole('button', { name: /menu/ }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'the open menu')
})
