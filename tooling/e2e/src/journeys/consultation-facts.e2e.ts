import type { Page } from 'playwright/test'
import { expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { arriveGold, openRequest, shareBox } from '../support/consultation.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const file = {
  version: 1,
  taxpayer: {},
  sales: [{ id: 'a', label: 'Duplex on Main Street', closing: '2026-11-21', price: 2_000_000, debtPaidOff: 400_000 }],
  deadlines: {},
  purchases: [{ id: 'p', name: 'Sunset Apartments', kind: 'dst', equity: 320_000 }],
  income: {},
  plan: {},
}

const storeFile = (page: Page) =>
  page.evaluate((stored) => globalThis.localStorage.setItem('dst-exchange', stored), JSON.stringify({ file }))

interface Message {
  type: string
  data: { id: string; facts?: object }
}

async function messagesAbout(page: Page, id: string): Promise<Message[]> {
  const received = (await (await page.request.get('/dev/partner/messages')).json()) as { body: string }[]
  return received.map(({ body }) => JSON.parse(body) as Message).filter(({ data }) => data.id === id)
}

test('two facts that are ticked reach the partner, those two and no other', { tag: '@full' }, async ({ page }) => {
  await page.clock.install()
  await arriveGold(page, 'Fay', 'profile')
  const dialog = await openRequest(page)
  const boxes = dialog.getByText('Add facts of your exchange (optional)')

  await test.step('without a file nothing is offered; once there is one, in the open dialog', async () => {
    await expect(shareBox(dialog)).toBeVisible()
    await page.clock.runFor(2_500)
    await page.clock.resume()
    await expect(boxes).toHaveCount(0)
    await storeFile(page)
    await expect(boxes).toBeVisible()
  })

  await test.step('each fact has a box with its value, and none is ticked', async () => {
    await boxes.click()
    const facts = dialog.getByRole('group', { name: /^Only what you tick/ }).getByRole('checkbox')
    await expect(facts).toHaveCount(6)
    for (const box of await facts.all()) await expect(box).not.toBeChecked()
    await expect(dialog).toContainText('Last day to close: Thu Apr 15, 2027')
    await expect(dialog).not.toContainText('Duplex')
    await expectBothSchemesInFullRun(page, 'the facts')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, 'the facts at 320 px')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  const receipt = await test.step('two are ticked, and the confirmation repeats them', async () => {
    await dialog.getByRole('checkbox', { name: 'Last day to name property: Tue Jan 5, 2027' }).check()
    await dialog.getByRole('checkbox', { name: 'Debt to replace: $400,000' }).check()
    await dialog.getByRole('radio', { name: 'Email' }).check()
    await shareBox(dialog).check()
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201)
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Consultation Request Confirmed' })
    await expect(confirmation).toContainText('Last day to name property: Tue Jan 5, 2027; Debt to replace: $400,000')
    await confirmation.getByRole('button', { name: 'Got it, thanks!' }).click()
    return (await (await answered).json()) as { id: string }
  })

  await test.step('the partner’s page shows exactly those two', async () => {
    await expect.poll(async () => (await messagesAbout(page, receipt.id)).length).toBe(1)
    const [message] = await messagesAbout(page, receipt.id)
    expect(message?.data.facts).toEqual({ lastNamingDay: '2027-01-05', debtToReplace: 400_000 })
    expect(JSON.stringify(message)).not.toMatch(/Duplex|Sunset|2000000|1880000/)
    await page.goto('/dev/partner')
    await expect(page.locator('article').filter({ hasText: receipt.id }).first()).toContainText(
      '"debtToReplace": 400000',
    )
  })

  await test.step('the profile says what the partner gets; a change without a tick takes it back', async () => {
    await page.goto('/profile')
    await expect(page.getByRole('article').first()).toContainText('Facts of your exchange that the partner gets')
    await page.getByRole('button', { name: 'Change Your Request' }).click()
    const change = page.getByRole('dialog', { name: 'Change Your DST Consultation' })
    await change.getByText('Add facts of your exchange (optional), 2 added').click()
    await change.getByRole('checkbox', { name: /^Debt to replace/ }).uncheck()
    await change.getByRole('button', { name: 'Send my changes' }).click()
    await page.getByRole('button', { name: 'Got it, thanks!' }).click()
    await expect.poll(async () => (await messagesAbout(page, receipt.id)).length).toBe(2)
    const changed = (await messagesAbout(page, receipt.id)).find(({ type }) => type === 'lead.updated')
    expect(changed?.data.facts).toEqual({ lastNamingDay: '2027-01-05' })
  })
})
