import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { InlineHashes } from './inline-hashes.ts'

/** What pages can load, before the hashes of a page's inline content are added. */
export interface ContentSources {
  /** Origins other than our own that scripts can call: the hosted auth service. */
  connect: readonly string[]
}

/**
 * The content security policy of a page with this inline content. Styles that scripts set on elements need no
 * permission.
 */
export function contentSecurityPolicy({ connect }: ContentSources, { scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Hashes apply to style elements; 'unsafe-hashes' extends them to style attributes, for these texts only.
    `style-src ${["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'"] : []), ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Browser features that no page uses, and that injected code must not use either. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers for every response; pages replace the policy with their own. */
export const securityHeaders = fp<{ https: boolean }>(
  async (app, { https }) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })
    app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', permissionsPolicy))
  },
  { name: 'security-headers' },
)
