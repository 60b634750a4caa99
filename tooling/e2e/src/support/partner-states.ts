import type { Page } from 'playwright/test'
import { expectAccessibleInFullRun } from './accessibility.ts'
import { accessToken, newInvestor, signUpAndConfirm } from './investor.ts'
import { expectNothingCutOff } from './narrow-text.ts'
import { completeQuestionnaire, goldAnswers } from './questionnaire.ts'
import { expect, test } from './silent-console.ts'

/** What a state shows: its badge, the last step in the ledger, and the button on profile and result. */
interface Shown {
  badge: string
  step: RegExp
  button: 'Schedule Consultation' | 'Change Your Request'
}

/** A gold investor on a small screen, who calls the API as the page would. */
export async function arriveNarrow(page: Page, firstName: string) {
  await signUpAndConfirm(page, newInvestor(firstName))
  await completeQuestionnaire(page, goldAnswers)
  await page.setViewportSize({ width: 320, height: 640 })
  const result = page.url()
  return {
    post: async (path: string, data: object) => {
      const headers = { authorization: `Bearer ${await accessToken(page)}` }
      const answer = await page.request.post(`/api/consultation-requests${path}`, { headers, data })
      expect(answer.ok(), `${path} ${answer.status()}`).toBe(true)
      return (await answer.json()) as { id: string }
    },
    expectState: (state: string, shown: Shown) => expectState(page, { result, state, shown }),
  }
}

/** Expects a state on all three screens that show it, without cut-off text or axe violations. */
async function expectState(
  page: Page,
  { result, state, shown: { badge, step, button } }: { result: string; state: string; shown: Shown },
): Promise<void> {
  await test.step(state, async () => {
    for (const screen of ['/profile', result]) {
      const card = page.locator('article').first()
      await expect(async () => {
        await open(page, screen)
        await expect(card).toHaveAttribute('data-state', state, { timeout: 3000 })
      }).toPass({ timeout: 30_000 })
      await expect(card).toContainText(badge)
      await expect(page.getByRole('button', { name: button })).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Schedule Consultation|Change Your Request)$/ })).toHaveCount(1)
      await card.getByText('History').click()
      await expect(card.getByRole('listitem').first()).toHaveText(step)
      await expectAccessibleInFullRun(page, `${state} on ${screen}`)
      await expectNothingCutOff(page, `${state} on ${screen}`)
    }
    await open(page, '/profile#sharing')
    const sharing = page
      .locator('.ledger > li')
      .filter({ has: page.getByRole('heading', { name: 'Sharing your details with the partner' }) })
    await expect(sharing.first().locator('.ledger-steps li').last()).toHaveText(step)
    await expectAccessibleInFullRun(page, `${state} in the ledger`)
    await expectNothingCutOff(page, `${state} in the ledger`)
  })
}

/** Reloads even if only the fragment differs. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}

/** What these journeys request. */
export const byEmail = {
  preferredContactMethod: 'email',
  shareDataConsent: true,
  contactTimeZone: 'America/New_York',
}
