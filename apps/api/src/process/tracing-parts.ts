import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'kysely'

/** What traces a server. Declared apart from the code that does it, which is loaded only when it is wanted. */
export interface Tracing {
  /** Opens a span for each request. */
  requests: FastifyPluginAsync
  /** Adds each statement of a request to its span. */
  query: Extract<Logger, (event: never) => unknown>
  /** Sends what is left. */
  close: () => Promise<void>
}
