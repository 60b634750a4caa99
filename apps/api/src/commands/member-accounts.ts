import { unlimited } from '@dst/auth-server'
import Fastify from 'fastify'
import type { Kysely } from 'kysely'
import type { MemberAccounts } from '../accounts/accounts.ts'
import { embeddedAccounts } from '../accounts/embedded-accounts.ts'
import { hostedAccounts } from '../accounts/hosted-accounts.ts'
import type { Config } from '../config/config.ts'
import type { Tables } from '../database/tables.ts'
import type { JobQueue } from '../jobs/job-queue.ts'

/**
 * Administers the accounts of the configured auth service for as long as `work` takes. The embedded service is mounted
 * and never listens; what it mails waits in the queue for a server.
 */
export async function withMemberAccounts<Result>(
  config: Config,
  { db, queue }: { db: Kysely<Tables>; queue: JobQueue },
  work: (accounts: MemberAccounts | undefined) => Promise<Result>,
): Promise<Result> {
  if (config.hostedAuth) return work(hostedAccounts(config.hostedAuth, db).members)
  const service = Fastify()
  const sendMail = () => Promise.reject(new Error('a command sends no mail'))
  try {
    const { members } = await embeddedAccounts(service, config, { db, queue, sendMail, limiter: unlimited })
    return await work(members)
  } finally {
    await service.close()
  }
}
