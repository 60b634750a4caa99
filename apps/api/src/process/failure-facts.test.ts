import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { failureFacts } from './failure-facts.ts'
import { onEmbedded } from '../testing/engines.ts'

test('what isn’t an error is told by its type alone', () => {
  expect(failureFacts('ruth@example.com')).toEqual({ name: 'string' })
})

onEmbedded((database) => {
  test('a statement that failed is told by its code and place, without what it was given', async () => {
    const typed = 'ruth@example.com'
    const failing = sql`insert into investors (id) values (${typed})`.execute(database())
    const facts = failureFacts(await failing.catch((error: unknown) => error))
    expect(facts).toMatchObject({ reason: '22P02' })
    expect(facts.frames?.join(' ')).toContain('failure-facts.test.ts')
    expect(JSON.stringify(facts)).not.toContain(typed)
  })
})
