import { randomBytes } from 'node:crypto'
import type { ProviderOptions } from '@dst/auth-server'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { googleStandIn, googleStandInPath } from './stand-in-routes.ts'

const standInClientId = 'this-server'

/**
 * Sets up Google sign-in: with the configured client, with the stand-in (mounted here), or not at all (undefined).
 * `callbackUrl` is the auth service's redirect URI.
 */
export async function connectGoogle(
  app: FastifyInstance,
  { google, publicUrl }: Config,
  callbackUrl: string,
): Promise<ProviderOptions['google']> {
  if (google !== 'stand-in') return google
  const client = { clientId: standInClientId, clientSecret: randomBytes(32).toString('base64url') }
  await app.register(googleStandIn(publicUrl, { ...client, redirectUri: callbackUrl }))
  return { ...client, issuer: `${publicUrl}${googleStandInPath}` }
}
