import { accessToken } from '../support/investor.ts'
import { test } from '../support/partner-desk.ts'
import { arriveNarrow, byEmail } from '../support/partner-states.ts'
import { expect } from '../support/silent-console.ts'

test(
  'what becomes of a request at the partner stands on the profile, the result and the ledger',
  { tag: '@full' },
  async ({ page, desk, origin }) => {
    const { post, expectState } = await arriveNarrow(page, 'Petra')
    desk.answer(500)
    const { id } = await post('', byEmail)
    await expectState('queued', {
      badge: 'On its way',
      step: /You made this request|keep trying/,
      button: 'Change Your Request',
    })

    await expect(async () => {
      await desk.makeLast()
      const requests = await page.request.get('/api/consultation-requests', {
        headers: { authorization: `Bearer ${await accessToken(page)}` },
      })
      expect(await requests.json()).toMatchObject([{ state: 'failed' }])
    }).toPass({ timeout: 30_000 })
    await expectState('failed', {
      badge: 'Not delivered',
      step: /could not be delivered/,
      button: 'Change Your Request',
    })

    desk.answer(204)
    await post('', { ...byEmail, notes: 'Once more, please.' })
    await expectState('acknowledged', { badge: 'Received', step: /partner confirmed/, button: 'Change Your Request' })
    await desk.report(origin, 'lead.scheduled', id)
    await expectState('scheduled', {
      badge: 'Conversation arranged',
      step: /conversation is arranged/,
      button: 'Change Your Request',
    })
    await desk.report(origin, 'lead.called', id)
    await expectState('called', { badge: 'Answered', step: /in touch with you/, button: 'Schedule Consultation' })
    await desk.report(origin, 'lead.closed', id)
    await expectState('closed', { badge: 'Closed', step: /partner closed/, button: 'Schedule Consultation' })

    const second = await post('', byEmail)
    await expect.poll(() => desk.taken(second.id)).toEqual(['lead.created'])
    desk.answer(500)
    await post(`/${second.id}/withdraw`, {})
    await expectState('withdrawn', {
      badge: 'Withdrawn',
      step: /You withdrew your consent|being told to stop/,
      button: 'Schedule Consultation',
    })
    desk.answer(204)
    await expect
      .poll(async () => {
        await desk.makeDue()
        return desk.taken(second.id)
      })
      .toEqual(['lead.created', 'lead.withdrawn'])
    await expectState('withdrawn', {
      badge: 'Withdrawn',
      step: /partner was told to stop/,
      button: 'Schedule Consultation',
    })
  },
)
