import { expect, test } from 'vitest'
import { linkMailMessage, type LinkMail } from './mail-messages.ts'
import { plainLook } from './plain-look.ts'
import { verificationLink } from './verification-link.ts'

const contents: LinkMail = {
  template: 'recovery',
  brandName: 'Smith & <Sons>',
  link: 'https://site.example.com/auth/v1/verify?token=ab&type=recovery&redirect_to=https://site.example.com',
  code: '012345',
  validSeconds: 86_400,
}

const rendered = (mail: LinkMail) => plainLook(linkMailMessage(mail), mail.brandName)

test('the plain text says what to do, until when, and what to do if it was not asked for', () => {
  expect(rendered(contents).text).toBe(
    `Hello,

Someone, most likely you, asked to choose a new password for your account with Smith & <Sons>.

Choose a new password: open this link in your browser.
https://site.example.com/auth/v1/verify?token=ab&type=recovery&redirect_to=https://site.example.com

If the link does not open, enter this code instead: 012345

The link and the code work once, for 24 hours. We will never ask you for them by phone or email.

If you did not ask for this, you can ignore this message. Your current password keeps working.

Smith & <Sons>`,
  )
})

test('the page escapes what it is given', () => {
  const { html } = rendered(contents)
  expect(html).toContain('Smith &amp; &lt;Sons&gt;')
  expect(html).not.toContain('<Sons>')
  expect(html).toContain(
    'href="https://site.example.com/auth/v1/verify?token=ab&amp;type=recovery&amp;redirect_to=https://site.example.com"',
  )
})

test.each([
  [3600, '1 hour'],
  [7200, '2 hours'],
  [600, '10 minutes'],
  [30, '1 minute'],
])('a life of %i seconds reads as %s', (validSeconds, text) => {
  expect(rendered({ ...contents, validSeconds }).text).toContain(`work once, for ${text}.`)
})

test('a change of address names the new one', () => {
  const mail = rendered({ ...contents, template: 'email_change', newEmail: 'new@example.com' })
  expect(mail.text).toContain('to change the email address of your account with Smith & <Sons> to new@example.com.')
})

test.each([
  ['https://site.example.com/callback', 'https://site.example.com/callback'],
  ['https://site.example.com/cb?from=x', 'https%3A%2F%2Fsite.example.com%2Fcb%3Ffrom%3Dx'],
  ['https://site.example.com/cb#a', 'https%3A%2F%2Fsite.example.com%2Fcb%23a'],
])('the redirect %s is put into the link as %s', (redirectTo, expected) => {
  const link = verificationLink('https://site.example.com/auth/v1', { tokenHash: 'ab', type: 'signup', redirectTo })
  expect(link).toBe(`https://site.example.com/auth/v1/verify?token=ab&type=signup&redirect_to=${expected}`)
  expect(new URL(link).searchParams.get('redirect_to')).toBe(redirectTo)
})
