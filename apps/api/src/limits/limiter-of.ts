import { createLimiter, createSharedLimiter, unlimited, type Limiter } from '@dst/auth-server'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { connectSharedCounts } from './shared-counts.ts'

/** The limiter that the configuration asks for; a shared one is disconnected when `app` closes. */
export function limiterOf(app: FastifyInstance, { rateLimits, redisUrl }: Config): Limiter {
  if (!rateLimits) return unlimited
  if (redisUrl === undefined) return createLimiter()
  const counts = connectSharedCounts(redisUrl, app.log)
  app.addHook('onClose', (_app, done) => {
    counts.close()
    done()
  })
  return createSharedLimiter({ run: counts.run })
}
