import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { newestLink } from '../support/mailbox.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { arriveNarrow, byEmail } from '../support/partner-states.ts'
import { expect, test } from '../support/silent-console.ts'

const partner = 'partner@example.com'
test.use({ settings: { PARTNER_EMAIL: partner } })

test(
  'a request counts as sent until the partner presses the button behind its link',
  { tag: '@full' },
  async ({ page, browser }) => {
    const { post, expectState } = await arriveNarrow(page, 'Milo')
    await post('', byEmail)
    await expectState('sent', { badge: 'Sent', step: /Sent to the partner/, button: 'Change Your Request' })
    const desk = await browser.newPage()
    await desk.setViewportSize({ width: 320, height: 640 })
    await desk.goto(await newestLink(page.request, partner))
    await expectNothingCutOff(desk, 'the page behind the link')
    await expectAccessibleInFullRun(desk, 'the page behind the link')
    const confirm = desk.getByRole('button', { name: 'I have this request' })
    expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await confirm.click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    await desk.close()
    await expectState('acknowledged', { badge: 'Received', step: /partner confirmed/, button: 'Change Your Request' })
  },
)
