import type { APIRequestContext } from 'playwright/test'
import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { accessToken, newInvestor, redeemMailedLink, signUp, signUpAndConfirm } from '../support/investor.ts'
import { arrivedMessages, newestLink } from '../support/mailbox.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { test, type PartnerDesk } from '../support/partner-desk.ts'
import { completeQuestionnaire, goldAnswers } from '../support/questionnaire.ts'
import { expect } from '../support/silent-console.ts'

const partner = 'Example Advisory Partners [partner firm: to be completed by the owner]'

/** Arrives twice: the request that could not be delivered is sent again. */
const askedTwice = 'We have your request for a consultation'

/**
 * Every email that one person receives here: its subject, its button label, and where the button leads: a page, with
 * the type of a single-use link if it is one.
 */
const mails = [
  ['Please confirm your email address for DST Investing', 'Confirm my email address', 'signup at /verify-signup'],
  ['Choose a new password for DST Investing', 'Choose a new password', 'recovery at /auth/confirm'],
  ['Your sign-in link for DST Investing', 'Sign in', 'magiclink at /auth/confirm'],
  ['Your password for DST Investing was changed', 'This wasn’t me', '/this-was-not-me'],
  [
    'Please confirm the new email address for DST Investing',
    'Confirm the new email address',
    'email_change at /auth/confirm',
  ],
  ['Your email address for DST Investing was changed', 'This wasn’t me', '/this-was-not-me'],
  ['Your request for a consultation is saved', 'See your request', '/profile'],
  [askedTwice, 'See your request', '/profile'],
  [`${partner} has your request`, 'See your request', '/profile'],
  ['Your conversation is booked', 'Move or cancel it on your profile', '/profile'],
  ['Your conversation has a new time', 'Move or cancel it on your profile', '/profile'],
  ['Your conversation is coming up', 'Move or cancel it on your profile', '/profile'],
  ['Your conversation begins soon', 'Move or cancel it on your profile', '/profile'],
  ['Your conversation is canceled', 'See your requests', '/profile'],
  ['We could not deliver your request for a consultation', 'See your request', '/profile'],
  ['Your request for a consultation is withdrawn', 'See your request', '/profile'],
] as const

test(
  'every mail to a person can be read and used at 320 px, in light and in dark, and leads where it says',
  { tag: '@full' },
  async ({ page, desk, origin }) => {
    const nora = newInvestor('Nora')
    await signUpAndConfirm(page, nora)
    await completeQuestionnaire(page, goldAnswers)
    const token = await accessToken(page)
    const moved = nora.email.replace('nora', 'nora-new')
    await askForAccountMails(page.request, { email: nora.email, next: moved, token, origin })
    const arrived = async (subject: string) =>
      (await arrivedMessages(page.request, subject)).filter(({ to }) => to === nora.email || to === moved)
    await askForRequestMails(page.request, { token, arrived, desk })

    await page.setViewportSize({ width: 320, height: 640 })
    // A page without a content security policy of its own, like an email program.
    await page.goto('about:blank')
    for (const [subject, action, leads] of mails) {
      await expect
        .poll(async () => (await arrived(subject)).length, { message: subject })
        .toBe(subject === askedTwice ? 2 : 1)
      const [mail] = await arrived(subject)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setContent(mail?.html ?? '')
        await expectAccessibleInFullRun(page, `${subject} in ${colorScheme}`)
        await expectNothingCutOff(page, subject)
      }
      const button = page.getByRole('link', { name: action, exact: true })
      expect((await button.boundingBox())?.height, `the button of ${subject}`).toBeGreaterThanOrEqual(44)
      const address = await button.getAttribute('href')
      await expect(page.getByRole('link', { name: address ?? 'none', exact: true })).toBeVisible()
      expect(mail?.text).toContain(`${action}:\n${address}`)
      expect(destinationOf(address ?? '', origin), `where ${subject} leads`).toBe(leads)
    }
  },
)

/** A page of this site, and the type of a single-use link. */
function destinationOf(address: string, origin: string): string {
  const { origin: site, pathname, search, hash } = new URL(address)
  expect(site).toBe(origin)
  const type = new URLSearchParams(hash.slice(1)).get('type')
  return type === null ? `${pathname}${search}` : `${type} at ${pathname}`
}

test('a message is found, read and followed by keyboard in the mailbox', { tag: '@full' }, async ({ page }) => {
  const omar = newInvestor('Omar')
  await signUp(page, omar)
  await newestLink(page.request, omar.email)
  await page.goto('/dev/mailbox')
  await expectBothSchemesInFullRun(page, 'the mailbox')
  await page.getByRole('link', { name: 'Please confirm your email address for DST Investing' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Please confirm your email address for DST Investing',
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, 'a message')
  await expectBothSchemesInFullRun(page, 'a message')
  const shown = page.frameLocator('iframe[title="The message"]')
  await expect(shown.getByRole('heading', { name: 'Please confirm your email address' })).toBeVisible()
  await page.getByRole('link', { name: 'All messages' }).focus()
  await page.keyboard.press('Tab')
  await expect(shown.getByRole('link', { name: 'Confirm my email address' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/questionnaire$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investor Qualification')
})

interface AccountMails {
  email: string
  next: string
  token: string
  origin: string
}

/** Requests the emails as the site does, and follows each single-use link to its destination. */
async function askForAccountMails(
  request: APIRequestContext,
  { email, next, token, origin }: AccountMails,
): Promise<void> {
  const auth = async (method: 'POST' | 'PUT', path: string, data: object, behind = '/auth/callback') => {
    const headers = { apikey: 'sb_publishable_dst_investing', authorization: `Bearer ${token}` }
    const answer = await request.fetch(`/auth/v1${path}`, {
      method,
      headers,
      data,
      params: { redirect_to: `${origin}${behind}` },
    })
    expect(answer.status(), path).toBe(200)
  }
  await auth('POST', '/recover', { email }, '/reset-password')
  await redeemMailedLink(request, await newestLink(request, email, /^Choose a new password/))
  await auth('POST', '/otp', { email, create_user: false })
  await redeemMailedLink(request, await newestLink(request, email, /^Your sign-in link/))
  await auth('PUT', '/user', { password: 'Another long password 2' })
  await newestLink(request, email, /password .* was changed$/)
  await auth('PUT', '/user', { email: next })
  await redeemMailedLink(request, await newestLink(request, next, /new email address/))
}

interface RequestMails {
  token: string
  /** The emails that this person received with a given subject; others share the mailbox. */
  arrived: (subject: string) => Promise<unknown[]>
  desk: PartnerDesk
}

/** Makes one request that cannot be delivered, and one to which everything happens that can. */
async function askForRequestMails(request: APIRequestContext, { token, arrived, desk }: RequestMails): Promise<void> {
  const call = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => {
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    })
    expect(answer.ok(), `${method} ${path} ${answer.status()}`).toBe(true)
    return (answer.status() === 204 ? undefined : await answer.json()) as Answer
  }
  const expectOne = (subject: string) =>
    expect.poll(async () => (await arrived(subject)).length, { message: subject }).toBe(1)
  const { id } = await call<{ id: string }>('POST', '/consultation-requests', {
    preferredContactMethod: 'email',
    contactTimeZone: 'America/Chicago',
  })
  await expectOne('Your request for a consultation is saved')
  desk.answer(500)
  await call('POST', `/consultation-requests/${id}/share`, { shareDataConsent: true })
  await expectOne('We have your request for a consultation')
  await expect(async () => {
    await desk.makeLast()
    expect(await arrived('We could not deliver your request for a consultation')).toHaveLength(1)
  }).toPass({ timeout: 30_000 })

  desk.answer(204)
  await call('POST', '/consultation-requests', {
    preferredContactMethod: 'email',
    contactTimeZone: 'America/Chicago',
    shareDataConsent: true,
  })
  await expectOne(`${partner} has your request`)
  const { days } = await call<{ days: { start: string }[][] }>('GET', '/slots')
  for (const [index, news] of ['Your conversation is booked', 'Your conversation has a new time'].entries()) {
    // The last day is more than a day away, so both reminders are due before it.
    const hold = await call<{ id: string }>('POST', '/slots/holds', { start: days.at(-1)?.[index]?.start })
    await call('PUT', `/consultation-requests/${id}/appointment`, {
      holdId: hold.id,
      timeZone: 'America/Chicago',
      way: { kind: 'phone', phoneNumber: '+1 555 555 0100' },
    })
    await expectOne(news)
  }
  await desk.makeDue()
  await expectOne('Your conversation is coming up')
  await expectOne('Your conversation begins soon')
  await call('DELETE', `/consultation-requests/${id}/appointment`)
  await expectOne('Your conversation is canceled')
  await call('POST', `/consultation-requests/${id}/withdraw`, {})
}
