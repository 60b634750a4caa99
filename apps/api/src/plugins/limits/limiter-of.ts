import { createLimiter, createSharedLimiter, unlimited, type Limiter } from '@dst/auth-server'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'

/** The limiter that the configuration asks for; a shared one is disconnected when `app` closes. */
export async function limiterOf(app: FastifyInstance, { rateLimits, redisUrl }: Config): Promise<Limiter> {
  if (!rateLimits) return unlimited
  if (redisUrl === undefined) return createLimiter()
  // Loaded only when it is wanted: its client has 478 modules.
  const { connectSharedCounts } = await import('./shared-counts.ts')
  const counts = connectSharedCounts(redisUrl, app.log)
  app.addHook('onClose', (_app, done) => {
    counts.close()
    done()
  })
  return createSharedLimiter({ run: counts.run })
}
