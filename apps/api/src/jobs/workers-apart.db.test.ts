import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerCopy } from '@dst/vitest-config/database-copies'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import type { Mail } from '../mail/mailer.ts'
import { newAddress, startAccountServer } from '../testing/account-server.ts'
import { waitingJobs } from '../testing/queue-rows.ts'
import { recordedQueue, takesJobs } from '../testing/recorded-queue.ts'

test('a server without jobs answers and stores, and another on the same database does the work', async () => {
  const copy = await createServerCopy()
  onTestFinished(copy.drop)
  const { db, queue, close } = await openDatabase({ databaseUrl: copy.url, dataFolder: '/nowhere' })
  onTestFinished(close)
  const keys = await mkdtemp(join(tmpdir(), 'dst-keys-'))
  onTestFinished(() => rm(keys, { recursive: true }))
  const start = async (sent: Mail[], jobs: 'on' | 'off') => {
    const send = (mail: Mail) => Promise.resolve(void sent.push(mail))
    const recorded = recordedQueue(queue)
    const server = await startAccountServer({ db, queueOn: recorded.queue }, send, { DATA_DIR: keys, JOBS: jobs })
    onTestFinished(() => server.stop())
    return { ...server, looksForJobs: () => recorded.statements.some(takesJobs) }
  }

  const byAnswering: Mail[] = []
  const answering = await start(byAnswering, 'off')
  const email = newAddress()
  const message = { firstName: 'Ruth', lastName: 'Okafor', email, subject: 'Deadlines', message: 'When is day 45?' }
  const signedUp = await answering.auth('POST', '/signup', { email, password: 'Correct-Horse-1' })
  const written = await answering.app.inject({ method: 'POST', url: '/api/contact', payload: message })
  expect([signedUp.statusCode, written.statusCode]).toEqual([200, 201])
  expect((await waitingJobs(db)).map(({ kind }) => kind).toSorted()).toEqual(['account-mail', 'contact-mail'])

  const byWorker: Mail[] = []
  const worker = await start(byWorker, 'on')
  await vi.waitFor(() => expect(byWorker).toHaveLength(2), { timeout: 30_000 })
  expect(byWorker.map(({ to }) => to)).toContain(email)
  expect(byAnswering).toEqual([])
  // By now the answering server has been there for longer than the one that looked.
  expect([answering.looksForJobs(), worker.looksForJobs()]).toEqual([false, true])
})
