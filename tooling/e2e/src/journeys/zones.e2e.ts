import { arriveGold } from '../support/consultation.ts'
import { accessToken } from '../support/investor.ts'
import { expect, test } from '../support/silent-console.ts'

/** 3 p.m. in New York on the days around both of its clock changes: March 14 and November 7, 2027. */
const starts = [
  '2027-03-13T20:00:00.000Z',
  '2027-03-14T19:00:00.000Z',
  '2027-11-06T19:00:00.000Z',
  '2027-11-07T20:00:00.000Z',
]

/** The same times as shown in each time zone; Arizona and Hawaii never change their clocks. */
const zones = [
  [
    'America/New_York',
    'Eastern Time',
    ['Sat Mar 13 3:00 pm', 'Sun Mar 14 3:00 pm', 'Sat Nov 6 3:00 pm', 'Sun Nov 7 3:00 pm'],
  ],
  [
    'America/Phoenix',
    'Mountain Standard Time',
    ['Sat Mar 13 1:00 pm', 'Sun Mar 14 12:00 pm', 'Sat Nov 6 12:00 pm', 'Sun Nov 7 1:00 pm'],
  ],
  [
    'Pacific/Honolulu',
    'Hawaii-Aleutian Standard Time',
    ['Sat Mar 13 10:00 am', 'Sun Mar 14 9:00 am', 'Sat Nov 6 9:00 am', 'Sun Nov 7 10:00 am'],
  ],
] as const

test(
  'free times and the promise are in the person’s zone, in Arizona, Hawaii and when clocks change',
  { tag: '@full' },
  async ({ page }) => {
    await arriveGold(page, 'Zoe')
    const asked = await page.request.post('/api/consultation-requests', {
      headers: { authorization: `Bearer ${await accessToken(page)}` },
      data: { preferredContactMethod: 'email', shareDataConsent: true, contactTimeZone: 'America/New_York' },
    })
    expect(asked.status()).toBe(201)
    const end = (start: string) => new Date(new Date(start).getTime() + 30 * 60_000).toISOString()
    const days = starts.map((start) => [{ start, end: end(start) }])
    await page.route('**/api/slots', (route) =>
      route.fulfill({ json: { timeZone: 'America/New_York', personTimeZone: zone, hasMeetingLink: false, days } }),
    )
    let [due, zone] = ['', '']
    await page.route('**/api/consultation-requests', async (route) => {
      const answer = await route.fetch()
      const requests = (await answer.json()) as object[]
      await route.fulfill({ json: requests.map((request) => ({ ...request, contactBy: due, contactTimeZone: zone })) })
    })

    // The zone of the request decides, wherever the device is. It stays set for as long as this connection is open.
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
    for (const [id, name, times] of zones) {
      await test.step(id, async () => {
        zone = id
        for (const [index, start] of starts.entries()) {
          due = start
          await page.goto('/profile')
          await expect(page.getByRole('article').first()).toContainText(
            `by ${times[index]?.replace(/ (\d+:)/, ', $1')} ${name}`,
          )
        }
        await page.getByRole('button', { name: 'Choose a time to talk' }).click()
        const dialog = page.getByRole('dialog', { name: 'A time to talk' })
        await expect(dialog.getByRole('button', { name: /^\w{3} \w{3} \d+ .+[ap]m$/ })).toHaveText([...times])
        await expect(dialog).toContainText(name)
      })
    }
  },
)
