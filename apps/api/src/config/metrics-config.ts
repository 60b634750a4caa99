import { StartRefusal } from './start-refusal.ts'

/** Who can read the numbers, and where. */
export interface MetricsConfig {
  /** What a reader has to send; without one, only readers on this machine are served. */
  token: string | undefined
  /** The address that serves the numbers and nothing else; undefined when the server's own port does. */
  own?: { host: string; port: number } | undefined
}

interface MetricsEnvironment {
  METRICS_TOKEN?: string | undefined
  METRICS_HOST?: string | undefined
  METRICS_PORT?: number | undefined
}

interface Reach {
  /** Whether other machines can reach the server itself. */
  server: boolean
  isLoopback: (host: string) => boolean
}

/**
 * Reads who can have the numbers; undefined: nobody, because others reach the server and there is no token. Throws a
 * {@link StartRefusal} when they would be open to others on their own port.
 */
export function readMetrics(env: MetricsEnvironment, { server, isLoopback }: Reach): MetricsConfig | undefined {
  const { METRICS_TOKEN: token, METRICS_HOST: host = '127.0.0.1', METRICS_PORT: port } = env
  if (port === undefined) {
    if (env.METRICS_HOST !== undefined) refuse('METRICS_HOST is set and METRICS_PORT is not: set both, or neither.')
    return token !== undefined || !server ? { token } : undefined
  }
  if (token === undefined && !isLoopback(host)) {
    refuse(
      `METRICS_HOST is ${host}, so other machines can reach the numbers, and METRICS_TOKEN is not set: anybody there ` +
        'could read them. Set METRICS_TOKEN to at least 16 characters, or unset METRICS_HOST to serve this machine ' +
        'alone.',
    )
  }
  return { token, own: { host, port } }
}

function refuse(message: string): never {
  throw new StartRefusal('configuration', message)
}
