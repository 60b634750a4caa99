import type { Browser, Page } from 'playwright/test'
import { expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { expectLeadsTo, expectSummary } from '../support/error-summary.ts'
import { becomeInvestor, newInvestor, takeSession, type Investor } from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

interface SecondBrowser {
  browser: Browser
  baseURL: string | undefined
}

/** Opens the profile as the same person in another browser. */
async function otherBrowser({ browser, baseURL }: SecondBrowser, investor: Investor): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const page = await context.newPage()
  await takeSession(page, investor)
  await page.goto('/profile')
  return page
}

async function edit(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click()
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
}

async function saveAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save All Changes' }).click()
}

test('two browsers change the same profile: each field is a choice, and nothing typed is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const ada = newInvestor('Ada')
  await becomeInvestor(page, ada)
  await page.goto('/profile')
  await edit(page, { 'First Name': 'Adele', Bio: 'Landlord since 1988.' })

  const other = await otherBrowser({ browser, baseURL }, ada)
  await edit(other, { 'First Name': 'Adelaide', Bio: 'Retired dentist.', Location: 'Austin' })
  await saveAll(other)
  await expect(other.getByText('Last saved: just now')).toBeVisible()

  // The edits are based on the older record, and still are after a reload.
  await page.reload()
  await saveAll(page)
  const question = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' })
  await expect(question).toContainText('Nothing that you typed is lost.')
  await expect(question.getByRole('radiogroup', { name: /First Name/ })).toContainText(
    /Yours.*Adele.*The other.*Adelaide/s,
  )
  await expectFocusInside(question, 'the choice')
  await expectBothSchemesInFullRun(page, 'the choice')

  await question.getByRole('button', { name: 'Save my choices' }).click()
  await expectSummary(question, ['Choose which first name to keep', 'Choose which bio to keep'])
  await expectLeadsTo(
    question,
    'Choose which bio to keep',
    question.getByRole('radiogroup', { name: /Bio/ }).getByRole('radio').first(),
  )
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNothingCutOff(page, 'the choice with its errors')

  await question.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Adele')
  await expect(page.getByLabel('Bio')).toHaveValue('Landlord since 1988.')

  await saveAll(page)
  await question
    .getByRole('radiogroup', { name: /First Name/ })
    .getByRole('radio', { name: 'Yours' })
    .check()
  const bio = question.getByRole('radiogroup', { name: /Bio/ }).getByRole('radio', { name: 'The other' })
  await bio.check()
  await tabTo(page, question.getByRole('button', { name: 'Save my choices' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Last saved: just now')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)

  await other.reload()
  const stored = other.getByRole('region', { name: 'Profile Information' })
  await expect(stored).toContainText('Adele')
  await expect(stored).toContainText('Retired dentist.')
  await expect(stored).toContainText('Austin')
})

test(
  'what only the other browser changed is told and kept; a switch asks nothing and is not switched back',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    const ben = newInvestor('Ben')
    await becomeInvestor(page, ben)
    await page.goto('/profile')
    await edit(page, { Bio: 'Landlord since 1988.' })

    const other = await otherBrowser({ browser, baseURL }, ben)
    await other.getByRole('tab', { name: 'Notifications' }).click()
    await other.getByRole('switch', { name: 'Marketing notifications' }).click()
    await other.getByRole('button', { name: 'Save notifications' }).click()
    await expect(other.getByText('Last saved: just now')).toBeVisible()

    await page.getByRole('tab', { name: 'Notifications' }).click()
    await page.getByRole('switch', { name: 'SMS notifications' }).click()
    await saveAll(page)
    await expect(page.getByText('Last saved: just now')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Marketing notifications' })).not.toBeChecked()

    await other.reload()
    await other.getByRole('tab', { name: 'Profile', exact: true }).click()
    await edit(other, { Location: 'Austin' })
    await page.getByRole('tab', { name: 'Profile', exact: true }).click()
    await edit(page, { 'Last Name': 'Okoye' })
    await saveAll(other)
    await expect(other.getByText('Last saved: just now')).toBeVisible()
    await page.getByRole('button', { name: 'Save profile' }).click()
    const reported = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' })
    await expect(reported).toContainText(/Changed elsewhere, and kept.*Location.*Austin/s)
    await reported.getByRole('button', { name: 'Save my changes' }).click()
    const stored = page.getByRole('region', { name: 'Profile Information' })
    await expect(stored).toContainText('Okoye')
    await expect(stored).toContainText('Austin')
  },
)

test('each tab saves its own, and leaves what is unsaved on the other', { tag: '@full' }, async ({ page }) => {
  await becomeInvestor(page, newInvestor('Cleo'))
  await page.goto('/profile#notifications')
  await page.getByRole('switch', { name: 'SMS notifications' }).click()
  await page.getByRole('tab', { name: 'Profile', exact: true }).click()
  await edit(page, { 'First Name': '' })

  await page.getByRole('tab', { name: 'Notifications' }).click()
  await page.getByRole('button', { name: 'Save notifications' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(page).toHaveURL(/\/profile#notifications$/)

  await page.getByRole('tab', { name: 'Profile', exact: true }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectSummary(page, ['First name is required'])
  await page.getByLabel('First Name').fill('Cleopatra')
  await page.getByLabel('Bio').fill('x'.repeat(2001))
  await page.getByLabel('Location').fill('y'.repeat(201))
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectSummary(page, ['Location must be at most 200 characters', 'Bio must be at most 2000 characters'])
  await expectLeadsTo(page, 'Bio must be at most', page.getByLabel('Bio'))
  await page.getByLabel('Location').fill('')

  // The form accepts this value; the server’s error names the field.
  await page.getByLabel('Bio').evaluate((bio: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(bio, 'a\uD800b')
    bio.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectSummary(page, ['Bio contains characters that cannot be stored'])
  await page.getByLabel('Bio').fill('Landlord since 1988.')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Last saved: just now')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toContainText('Cleopatra')
})
