import { randomBytes } from 'node:crypto'
import type { ProviderOptions } from '@dst/auth-server'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'
import { standInPath } from './stand-in-provider.js'
import { googleStandIn } from './stand-in-routes.js'

const standInClientId = 'this-server'

/**
 * How people sign in with Google: with the configured client, with the stand-in, which is mounted then, or not at all
 * (undefined). `callbackUrl` is where the auth service expects them back.
 */
export async function connectGoogle(
  app: FastifyInstance,
  { google, publicUrl }: Config,
  callbackUrl: string,
): Promise<ProviderOptions['google']> {
  if (google !== 'stand-in') return google
  const client = { clientId: standInClientId, clientSecret: randomBytes(32).toString('base64url') }
  await app.register(googleStandIn(publicUrl, { ...client, redirectUri: callbackUrl }))
  return { ...client, issuer: `${publicUrl}${standInPath}` }
}
