import { expectOneOpenAtATime, expectOpenEntries, pressEntry } from '../support/accordion.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

test(
  'accreditation has two tabs with the tests for people and for entities, each with an address',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/accreditation')
    await expect(page.getByText('Required for DST Investments')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Individual Investors', 'Entities & Organizations'])
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Individual Investors'])
    await expect(page.getByRole('tabpanel', { name: 'Individual Investors' })).toContainText('$200,000')

    await page.getByRole('tab', { name: 'Entities & Organizations' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Entities & Organizations' })).toContainText('more than $5 million')
    await expect(page.getByRole('tabpanel', { name: 'Individual Investors' })).toBeHidden()
    await expect(page).toHaveURL(/#entities$/)
    await page.reload()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Entities & Organizations'])
    await page.goBack()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Individual Investors'])
    await page.goForward()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Entities & Organizations'])
  },
)

test(
  'the five questions about accreditation open one at a time and close again',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/accreditation')
    await expectOneOpenAtATime(page.getByRole('region', { name: 'Questions about accreditation' }), [
      'Why do I have to be accredited to invest in a DST?',
      'What documents will I need?',
      'How long does verification take, and how long does it last?',
      'May I count my spouse’s income and assets?',
      'Does this site verify my status?',
    ])
  },
)

test('a question that was opened can be sent as a link', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/accreditation')
  const questions = page.getByRole('region', { name: 'Questions about accreditation' })
  await pressEntry(questions, 'What documents will I need?')
  await expect(page).toHaveURL(/#documents$/)
  await page.reload()
  await expectOpenEntries(questions, ['What documents will I need?'])
  await expect(questions.getByText('A letter from your CPA')).toBeInViewport()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Individual Investors'])
})

for (const path of ['/accreditation', '/process']) {
  test(`${path} leads home by one link of its top bar`, { tag: '@full' }, async ({ page }) => {
    await openLive(page, path)
    const bar = page.getByRole('navigation', { name: 'Way back' })
    await expect(bar.getByRole('link')).toHaveText(['Back to Home'])
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/')
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await bar.boundingBox())?.height).toBeLessThan(48)
    }
    await bar.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DST Investing. Made Simple.')
  })
}

test(
  'the three questions about the process open one at a time, close again, and can be sent',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/process')
    const questions = page.getByRole('region', { name: 'Questions about the process' })
    const headings = [
      'How long does qualification take?',
      'Is there a cost or an obligation?',
      'What happens after I am connected with the RIA?',
    ]
    await expectOneOpenAtATime(questions, headings)
    await pressEntry(questions, 'How long does qualification take?')
    await expect(questions.getByText('5-10 minutes')).toBeVisible()
    await expect(page).toHaveURL(/#how-long$/)
    await page.goto('/process#cost')
    await page.reload()
    await expectOpenEntries(questions, ['Is there a cost or an obligation?'])
    await expect(questions.getByText('The site is free for you')).toBeInViewport()
  },
)
