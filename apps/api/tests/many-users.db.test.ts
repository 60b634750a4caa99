/**
 * Fifty people take minutes on a busy machine.
 *
 * @module-tag full
 */
import { randomUUID } from 'node:crypto'
import { endpoints, type Consultation, type Submission } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { onBothEngines } from '../src/testing/engines.ts'
import { goldRecord } from '../src/testing/records.ts'
import { buildTestApp } from '../src/testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../src/testing/tokens.ts'

/** Everybody at once. */
const people = Array.from({ length: 50 }, (_, index) => ({
  userId: randomUUID(),
  email: `person-${index}@example.com`,
  index,
}))
/** Four submissions per person: two clicks, each of them repeated. */
const clicks = [0, 0, 1, 1]

interface Own {
  person: (typeof people)[number]
  submissions: Submission[]
  consultations: Consultation[]
}

onBothEngines((database, queueOn) => {
  let app: FastifyInstance
  let mint: TokenMint
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({ db: database(), queueOn: queueOn(), verifier: mint.verifier })
    for (const person of people) tokens.set(person.userId, await mint.valid(person))
    return () => app.close()
  })

  const headersOf = ({ userId }: TestUser) => ({ authorization: `Bearer ${tokens.get(userId)}` })
  const read = async (person: TestUser, url: string) =>
    (await app.inject({ url, headers: headersOf(person) })).json<unknown>()

  async function recordOf(person: (typeof people)[number]): Promise<Own> {
    const submissions = endpoints.listSubmissions.responses[200].parse(await read(person, '/api/me/submissions'))
    return {
      person,
      submissions,
      consultations: endpoints.listConsultations.responses[200].parse(await read(person, '/api/consultation-requests')),
    }
  }

  test('of 200 submissions and 200 requests of 50 people at once, each counts once, for its person alone', async () => {
    const keys = people.map(() => [randomUUID(), randomUUID()])
    const all = people.flatMap((person) =>
      clicks.map((click) => ({ person, click, key: keys[person.index]?.[click] ?? '' })),
    )
    expect(all).toHaveLength(200)

    const submitted = await Promise.all(
      all.map(({ person, click, key }) =>
        app.inject({
          method: 'PUT',
          url: `/api/users/${person.email}`,
          headers: { ...headersOf(person), 'idempotency-key': key },
          payload: {
            ...goldRecord(person.email),
            firstName: `Person ${person.index}`,
            accredited: click === 0 ? 'yes' : 'notSure',
          },
        }),
      ),
    )
    expect(submitted.map(({ statusCode }) => statusCode)).toEqual(submitted.map(() => 200))
    const asked = await Promise.all(
      all.map(({ person, click, key }) =>
        app.inject({
          method: 'POST',
          url: '/api/consultation-requests',
          headers: { ...headersOf(person), 'idempotency-key': key },
          payload: {
            preferredContactMethod: 'email',
            shareDataConsent: true,
            contactTimeZone: 'America/Chicago',
            notes: `Click ${click} of person ${person.index}`,
          },
        }),
      ),
    )
    // A person has one open request: the second click changes it, and a repeat of either gets the same response.
    const statuses = asked.map(({ statusCode }) => statusCode)
    expect([200, 201].map((status) => statuses.filter((each) => each === status).length)).toEqual([150, 50])

    for (const person of people) {
      const { submissions, consultations } = await recordOf(person)
      expect(submissions).toHaveLength(2)
      expect(new Set(submissions.map(({ answers }) => answers['accredited']))).toEqual(new Set(['yes', 'notSure']))
      expect(consultations).toHaveLength(1)
      expect(consultations[0]?.notes).toMatch(new RegExp(`^Click [01] of person ${person.index}$`))
      expect(consultations[0]?.events.map(({ event }) => event)).toEqual(['asked', 'changed'])
    }
  })

  test('nothing of it is there twice or half', async () => {
    const count = async (
      table: 'investors' | 'questionnaireSubmissions' | 'consultationRequests' | 'consultationSubmissions' | 'consents',
    ) => {
      const { rows } = await database()
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .executeTakeFirstOrThrow()
      return Number(rows)
    }
    expect(await count('investors')).toBe(50)
    expect(await count('questionnaireSubmissions')).toBe(100)
    expect(await count('consultationRequests')).toBe(50)
    expect(await count('consultationSubmissions')).toBe(100)
    expect(await count('consents')).toBe(100)
    const leads = await database().selectFrom('consultationRequests').select(['lead', 'version']).execute()
    expect(new Set(leads.map(({ lead }) => lead?.person.email)).size).toBe(50)
    expect(leads.map(({ version }) => version)).toEqual(leads.map(() => 2))
  })
})
