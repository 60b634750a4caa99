import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import helmet from 'helmet'

/** What pages can load, before the hashes of a page's inline scripts are added. */
export interface ContentSources {
  /** Origins other than our own that scripts can call: the hosted auth service. */
  connect: readonly string[]
}

/**
 * The content security policy of a page with the inline scripts of these hashes. Styles that scripts set on elements
 * need no permission.
 */
export function contentSecurityPolicy({ connect }: ContentSources, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
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
    const headers = { ...helmetHeaders(https), 'permissions-policy': permissionsPolicy }
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
  },
  { name: 'security-headers' },
)

/** What helmet sets is the same for every response: it is asked once. */
function helmetHeaders(https: boolean): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(response.req, response, (error) => {
    if (error !== undefined) throw new Error('helmet refused its own options', { cause: error })
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
