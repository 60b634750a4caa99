import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Config } from '../config/config.ts'
import { StartRefusal } from '../config/start-refusal.ts'

interface Address {
  host: string
  port: number
  /** Names the port in the environment. */
  variable: string
}

/** It belongs to another machine, its name leads nowhere, or it needs a zone that it doesn't name. */
const noSuchAddress = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'])

/**
 * Opens the server's port, and before it that of the `numbers` if they have one of their own. Throws a {@link
 * StartRefusal}, with the server closed, when a port can't be used.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, metrics }: Pick<Config, 'host' | 'port' | 'metrics'>,
  numbers: FastifyPluginAsync,
): Promise<void> {
  try {
    if (metrics?.own) await openPort(await metricsBeside(app, numbers), { ...metrics.own, variable: 'METRICS_PORT' })
    await openPort(app, { host, port, variable: 'PORT' })
  } catch (error) {
    await app.close()
    throw error
  }
}

/** A server that has the numbers and nothing else. It closes after the other, and waits for no reader's connection. */
async function metricsBeside(app: FastifyInstance, numbers: FastifyPluginAsync): Promise<FastifyInstance> {
  const beside = Fastify({ forceCloseConnections: true })
  await beside.register(numbers)
  app.addHook('onClose', () => beside.close())
  return beside
}

async function openPort(app: FastifyInstance, { host, port, variable }: Address): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      throw new StartRefusal(
        'port-in-use',
        `Port ${port} on ${host} cannot be used (${code}): most likely another program is listening there. ` +
          `Stop it, or choose another port, for example ${variable}=${port + 1} npm start.`,
        { cause: error },
      )
    }
    if (noSuchAddress.has(code)) {
      const name = variable.replace('PORT', 'HOST')
      throw new StartRefusal(
        'address-not-there',
        `This machine has no address ${host} (${code}). Choose one that it has, for example ${name}=::1 npm ` +
          'start where there is only IPv6.',
        { cause: error },
      )
    }
    throw error
  }
}
