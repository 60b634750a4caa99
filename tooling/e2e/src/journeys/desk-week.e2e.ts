import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright/test'
import { arriveGold, requestByEmail } from '../support/consultation.ts'
import { deskCommand } from '../support/desk-command.ts'
import {
  closeByKey,
  closeByTouch,
  expectDone,
  leadsOn,
  reportByKey,
  reportByTouch,
  showNews,
  workByKeys,
  workByTouch,
} from '../support/desk-leads.ts'
import { openDesk, turnTo } from '../support/desk.ts'
import { accessToken, openMailedLink, type Investor } from '../support/investor.ts'
import { chooseNewPassword } from '../support/forgotten-password.ts'
import { newestLink } from '../support/mailbox.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { test } from '../support/partner-desk.ts'
import { expect } from '../support/silent-console.ts'
import { addScreenLock } from '../support/virtual-authenticator.ts'

/** A person with a browser of their own. */
interface Person extends Investor {
  page: Page
}

const phone = { width: 360, height: 740 }
const colleague = 'quinn@firm.example'

test('a firm of two works through forty leads, with an outage, a withdrawal, a deletion and a proof', async ({
  page: staff,
  browser,
  desk,
  origin,
  data,
  settings,
}) => {
  test.slow()
  const operator = (...args: string[]) => deskCommand({ origin, data, settings }, ...args)
  const open = (options: BrowserContextOptions = {}) => newPage(browser, { baseURL: origin, ...options })
  const [pat, quinn] = [await open(), await open({ viewport: phone, hasTouch: true })]
  const person = async (name: string): Promise<Person> => {
    const page = await open()
    return { page, ...(await arriveGold(page, name, 'profile')) }
  }
  const [sam, wanda, dora] = [await person('Sam'), await person('Wanda'), await person('Dora')]

  await test.step('forty requests are there, and a firm of two', async () => {
    expect(await operator('sample')).toContain('40 sample requests')
    await openDesk(pat, 'partner')
    await turnTo(pat, 'Times')
    await pat.getByLabel('Meeting link').fill('https://meet.example.com/firm')
    await pat.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(pat.getByText('Saved.', { exact: true })).toBeVisible()
    await turnTo(pat, 'Inbox')
    expect(await operator('invite', colleague, '--role', 'partner')).toContain('The invitation is on its way')
    await openMailedLink(quinn, await newestLink(quinn.request, colleague, /invited/), 'Accept the invitation')
    await chooseNewPassword(quinn, 'A long password 1')
    await joinWithPasskey(quinn)
    await expectNothingCutOff(quinn, 'the inbox on a phone')
    await openDesk(staff, 'staff')
    await expect(staff.getByText('40 requests', { exact: true })).toBeVisible()
  })

  await test.step('Monday: two people ask, and both advisers go through the inbox, by keys and by touch', async () => {
    for (const { page } of [wanda, dora]) await requestByEmail(page)
    await showNews(pat, '2 new')
    await expect(pat.getByText(/^30 to do, \d+ late$/)).toBeVisible()
    const leads = await leadsOn(pat)
    expect(leads).toHaveLength(30)
    await quinn.reload()
    await Promise.all([
      workByKeys(pat, 15, (lead) => reportByKey(lead, 'n', 'Not reached', 'Record')),
      workByTouch(quinn, leads.slice(15), (lead) => reportByTouch(lead, 'Not reached', 'Record')),
    ])
    await expectDone(pat)
    await expect(pat.getByText(/^30 to do, none late$/)).toBeVisible()
  })

  await test.step('Tuesday: the firm’s own system is down, and the staff deliver what failed', async () => {
    desk.answer(500)
    await requestByEmail(sam.page)
    const id = await requestOf(sam)
    await staff.goto(`/desk/request?request=${id}`)
    await expect(async () => {
      await desk.makeLast()
      await staff.reload()
      await expect(staff.getByRole('article').filter({ hasText: 'Given up after the last try' })).toBeVisible({
        timeout: 2000,
      })
    }).toPass({ timeout: 60_000 })
    await turnTo(staff, 'Requests')
    await staff.getByRole('checkbox', { name: 'Only those that need help' }).check()
    await staff.getByLabel('Request id, name or email').fill('Sam Okafor')
    await staff.getByRole('button', { name: 'Show requests' }).click()
    await expect(staff.getByRole('row').filter({ hasText: sam.email })).toContainText('Not delivered')
    desk.answer(204)
    await turnTo(staff, 'Undelivered')
    const job = staff.getByRole('article').filter({ hasText: id.slice(0, 8) })
    await job.getByRole('button', { name: /^Retry/ }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Retry' }).click()
    await expect(staff.getByText(/was started again/)).toBeVisible()
    await expect.poll(() => desk.taken(id)).toEqual(['lead.created'])
  })

  await test.step('Wednesday: a conversation is booked, and the person sees who opened the request', async () => {
    await showNews(pat, /1 new/)
    await pat.getByRole('link', { name: 'Sam Okafor' }).click()
    await expect(pat.getByRole('heading', { level: 1, name: 'Sam Okafor' })).toBeVisible()
    await pat.keyboard.press('s')
    const times = pat.getByRole('dialog', { name: 'Book a time' })
    await times.getByRole('radio').first().press('Space')
    await times.getByRole('button', { name: 'Book it' }).press('Enter')
    await expect(pat.getByRole('button', { name: 'Undo' })).toBeVisible()
    await showNews(quinn, /1 new/)
    await quinn.getByRole('link', { name: 'Sam Okafor' }).tap()
    await expect(quinn.getByText('Time booked, by another adviser')).toBeVisible()
    await expect(pat.getByText('Time booked. It has taken effect.')).toBeVisible()
    await sam.page.goto('/profile')
    await expect(sam.page.getByRole('article').first()).toContainText('Conversation arranged')
    await sam.page.getByRole('tab', { name: 'Sharing' }).click()
    const ledger = sam.page.getByRole('region', { name: 'What you agreed to' })
    await expect(ledger.getByText(/^Opened by Example Advisory Partners/).first()).toBeVisible()
    await expect(ledger.getByText('Opened by the staff of this site').first()).toBeVisible()
  })

  await test.step('Thursday: a consent is withdrawn, and the desk knows nobody any more', async () => {
    const id = await requestOf(wanda)
    await pat.goto(`/desk/lead?request=${id}`)
    await expect(pat.getByRole('heading', { level: 1, name: 'Wanda Okafor' })).toBeVisible()
    await wanda.page.goto('/profile')
    await wanda.page.getByRole('article').getByRole('button', { name: 'Withdraw' }).click()
    await wanda.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(wanda.page.getByRole('article').first()).toContainText('Withdrawn')
    await expect(pat.getByRole('heading', { level: 1, name: 'Withdrawn request' })).toBeVisible({ timeout: 30_000 })
    await expect(pat.getByRole('main')).not.toContainText('Wanda')
    await expect(pat.getByRole('main')).not.toContainText(wanda.email)
    await pat.goto('/desk/ended')
    await expect(pat.getByRole('link', { name: `Request ${id.slice(0, 8)}` })).toBeVisible()
    await expect(pat.getByRole('main')).not.toContainText('Wanda')
    await expect.poll(() => desk.taken(id)).toContain('lead.withdrawn')
  })

  const deleted = await requestOf(dora)
  await test.step('Friday: an account is deleted, and what proves its consents stays', async () => {
    await deleteAccount(dora)
    // It follows once no delivery of the request can be under way any more.
    await expect
      .poll(async () => {
        await desk.makeDue()
        return desk.taken(deleted)
      })
      .toEqual(['lead.created', 'lead.withdrawn'])
    await pat.goto('/desk')
    await expect(pat.getByRole('heading', { name: 'Inbox' })).toBeVisible()
    await expect(pat.getByRole('main')).not.toContainText('Dora')

    await turnTo(staff, 'Proof')
    await staff.getByLabel('Request id').fill(deleted)
    await staff.getByRole('button', { name: 'Show proof' }).click()
    await expect(staff.getByRole('heading', { name: /The account was deleted/ })).toBeVisible()
    await expect(staff.getByRole('main')).not.toContainText('Dora')
    const download = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Download as JSON' }).click()
    const file = join(data, 'proof.json')
    await (await download).saveAs(file)
    expect(await operator('verify', file)).toContain('checked by the chain and the database')
    await writeFile(file, (await readFile(file, 'utf8')).replace('"given": true', '"given": false'))
    await expect(operator('verify', file)).rejects.toThrow(/The proof does not hold/)
  })

  await test.step('and all that is left is closed, which the figures count', async () => {
    const leads = await leadsOn(pat)
    expect(leads).toHaveLength(29)
    await quinn.goto('/desk')
    await Promise.all([
      workByKeys(pat, 15, (lead) => closeByKey(lead, 'Perhaps later')),
      workByTouch(quinn, leads.slice(15), (lead) => closeByTouch(lead, 'Never reached')),
    ])
    await expectDone(pat)
    await expect(pat.getByText('Nothing is waiting.')).toBeVisible()
    await turnTo(staff, 'Figures')
    const download = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Download as CSV' }).click()
    const ended = await sumsOf(await download, ['Ended: Later', 'Ended: Never reached', 'Withdrawn'])
    expect(ended).toEqual([15, 14, 4])
  })

  await test.step('who leaves the firm is out within five seconds', async () => {
    expect(await operator('remove', colleague)).toContain('has no access to the desk any more')
    const out = quinn.getByRole('heading', { level: 1, name: 'Page Not Found' })
    // The page may have noticed by itself already.
    await quinn.getByRole('link', { name: 'Ended', exact: true }).or(out).click()
    await expect(out).toBeVisible({ timeout: 5000 })
    expect(await operator('list')).not.toContain(colleague)
  })
})

/** Logs in with the password of an invitation, adds a passkey, and opens the desk with it. */
async function joinWithPasskey(page: Page): Promise<void> {
  await addScreenLock(page)
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await page.getByLabel('Password', { exact: true }).fill('A long password 1')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Protect your access first' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Log in with the passkey' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
}

/** The id of a person's request. */
async function requestOf({ page }: Person): Promise<string> {
  const headers = { authorization: `Bearer ${await accessToken(page)}` }
  const [request] = (await (await page.request.get('/api/consultation-requests', { headers })).json()) as {
    id: string
  }[]
  return request?.id ?? ''
}

/** Deletes the account as its person does. */
async function deleteAccount({ page, password }: Person): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Account' })
  await question.getByRole('button', { name: 'Continue' }).click()
  await question.getByLabel('Type DELETE to confirm').fill('DELETE')
  await question.getByLabel('Your password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
}

/** The sums of some columns of a CSV file. */
async function sumsOf(download: Download, columns: readonly string[]): Promise<number[]> {
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.trim().split(/\r?\n/)
  const [head = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/"[^"]*"|[^,]+|(?<=,)(?=,)/g)].map(([cell]) => cell),
  )
  expect(rows.length, 'rows of the file').toBeGreaterThan(0)
  return columns.map((column) => rows.reduce((sum, row) => sum + Number(row[head.indexOf(column)]), 0))
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext(options)).newPage()
}
