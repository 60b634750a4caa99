import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Identity } from './identity.ts'
import { onBothEnginesInEveryRun } from '../testing/engines.ts'
import { claimInvestor, emailIsKnown, findInvestor, updateInvestor } from './investors.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:10:00Z')
const latest = new Date('2026-11-21T12:20:00Z')

function person(email = `${randomUUID()}@example.com`, tokenExpiry = noon): Identity {
  return { userId: randomUUID(), email, provider: 'email', firstName: 'Ruth', lastName: 'Okafor', tokenExpiry }
}

onBothEnginesInEveryRun((database) => {
  const claim = (identity: Identity) =>
    database()
      .transaction()
      .execute((trx) => claimInvestor(trx, identity))

  test('the record says whether the account has a second factor, and an edit of the rest still fits', async () => {
    const ruth = person()
    const { investor: before } = await claim(ruth)
    expect(before.twoFactorAuth).toBe(false)
    const protectedNow = await claim({ ...ruth, secondFactor: true })
    expect(protectedNow.investor).toEqual({ ...before, twoFactorAuth: true })
    expect((await claim(ruth)).investor.twoFactorAuth, 'where nobody was asked').toBe(true)
    expect((await claim({ ...ruth, secondFactor: false })).investor).toEqual(before)
    expect((await claim({ ...person(), secondFactor: true })).investor.twoFactorAuth, 'from the first visit on').toBe(
      true,
    )
  })

  test('the first visit makes a record with the defaults', async () => {
    const ruth = person()
    const { investor, created } = await claim(ruth)
    expect(created).toBe(true)
    expect(investor).toMatchObject({
      email: ruth.email,
      firstName: 'Ruth',
      dstScore: 0,
      dstSegment: null,
      questionnaireCompletedAt: null,
      shareWithVc: null,
      emailNotifications: true,
      smsNotifications: false,
      marketingNotifications: true,
      twoFactorAuth: false,
    })
  })

  test('ten first visits at once make one record', async () => {
    const ruth = person()
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(ruth)))
    expect(claims.filter(({ created }) => created)).toHaveLength(1)
    expect(new Set(claims.map(({ investor }) => investor.id)).size).toBe(1)
  })

  test('the record follows an address that the auth service has confirmed', async () => {
    const ruth = person()
    const { investor } = await claim(ruth)
    const moved = { ...ruth, email: `${randomUUID()}@example.com`, tokenExpiry: later }
    expect((await claim(moved)).investor).toMatchObject({ id: investor.id, email: moved.email })
    expect(await emailIsKnown(database(), ruth.email)).toBe(false)
  })

  test('an address that changed hands opens a new record and never the former owner’s', async () => {
    const former = person()
    const { investor: theirs } = await claim(former)
    const successor = person(former.email, later)
    const { investor: own, created } = await claim(successor)
    expect(created).toBe(true)
    expect(own.id).not.toBe(theirs.id)
    expect((await findInvestor(database(), former))?.email).toBe(`${theirs.id}@moved.invalid`)
  })

  test('a token from before a change of address changes neither its own record nor its successor’s', async () => {
    const former = person()
    const { investor } = await claim(former)
    const moved = { ...former, email: `${randomUUID()}@example.com`, tokenExpiry: later }
    await claim(moved)
    expect((await claim(former)).investor).toMatchObject({ id: investor.id, email: moved.email })
    const successor = person(former.email, latest)
    await claim(successor)
    expect((await claim(former)).investor.email).toBe(moved.email)
    expect((await findInvestor(database(), successor))?.email).toBe(former.email)
  })

  test('a first visit with an out-of-date token gets a record of its own without the address', async () => {
    const successor = person(undefined, later)
    await claim(successor)
    const former = person(successor.email)
    expect((await claim(former)).investor.email).toBe(`${former.userId}@moved.invalid`)
    expect((await findInvestor(database(), successor))?.email).toBe(successor.email)
  })

  test('an address is known in any letter case', async () => {
    const ruth = person()
    await claim(ruth)
    expect(await emailIsKnown(database(), ruth.email.toUpperCase())).toBe(true)
    expect(await emailIsKnown(database(), `x${ruth.email}`)).toBe(false)
  })

  test('the database itself refuses a second record for an address, whatever its case', async () => {
    const ruth = person()
    await claim(ruth)
    const insert = database()
      .insertInto('investors')
      .values({
        authUserId: randomUUID(),
        email: ruth.email.toUpperCase(),
        emailTokenExpiry: noon,
        username: 'x',
        firstName: '',
        lastName: '',
        authProvider: 'email',
      })
      .execute()
    await expect(insert).rejects.toThrow(/investors_email_(key|check)/)
  })

  test('the database itself refuses an unknown answer, a score out of range and a tier without a date', async () => {
    const { investor } = await claim(person())
    const change = (values: Parameters<typeof updateInvestor>[2]) =>
      database()
        .transaction()
        .execute((trx) => updateInvestor(trx, investor.id, values))
    await expect(change({ accredited: 'perhaps' })).rejects.toThrow(/check constraint/)
    await expect(change({ dstScore: 119 })).rejects.toThrow(/check constraint/)
    await expect(change({ dstSegment: 'gold' })).rejects.toThrow(/check constraint/)
  })
})
