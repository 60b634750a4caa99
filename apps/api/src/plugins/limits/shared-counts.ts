import { createClient, ErrorReply } from '@redis/client'
import type { RunScript } from '@dst/auth-server'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds that a call waits for the store before this process counts on its own, unless told otherwise. */
const maxWait = 150
/** Milliseconds from giving up on a connection to opening the next, when the store is reachable but doesn't answer. */
const pause = 1000
const maxPauseMs = 2000
/** Milliseconds between two log lines that the store is away. */
const quietFor = 60_000

/** The store of the shared counts. */
export interface SharedCounts {
  /** Rejects within {@link maxWait} when the store does not answer, and at once while it is known to be away. */
  run: RunScript
  /** Whether the store is connected now. */
  isThere: () => boolean
  close: () => void
}

/**
 * Connects to the Redis or Valkey at `url`, now and again after each loss, and logs when it goes and comes back. The
 * server starts and serves without it.
 */
export function connectSharedCounts(url: string, log: FastifyBaseLogger, patience = maxWait): SharedCounts {
  const reported = outageLog(log)
  let closed = false
  let reopening: NodeJS.Timeout | undefined
  let client = open()

  function open() {
    const opened = createClient({
      url,
      disableOfflineQueue: true,
      keyPrefix: 'dst:',
      socket: {
        connectTimeout: 1000,
        reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, maxPauseMs) * (0.5 + Math.random() / 2),
      },
    })
    opened.on('error', (error: Error) => reported.away(reasonOf(error)))
    opened.on('ready', reported.back)
    // Failed attempts are repeated, and reach the listener above.
    void opened.connect().catch(() => undefined)
    return opened
  }

  function giveUp(silent: typeof client): void {
    if (silent !== client || closed || reopening !== undefined) return
    reported.away('no_answer')
    silent.destroy()
    reopening = setTimeout(() => {
      reopening = undefined
      client = open()
    }, pause).unref()
  }

  return {
    run: async ({ text, sha1 }, keys, values) => {
      const current = client
      if (!current.isReady) throw new Error('The store of the shared counts is away')
      const call = { keys, arguments: values }
      const answer = current.evalSha(sha1, call).catch((error: unknown) => {
        if (error instanceof ErrorReply && error.message.startsWith('NOSCRIPT')) return current.eval(text, call)
        throw error
      })
      return within(answer, patience, () => giveUp(current))
    },
    isThere: () => client.isReady,
    close: () => {
      closed = true
      clearTimeout(reopening)
      if (client.isOpen) client.destroy()
    },
  }
}

async function within<Value>(answer: Promise<Value>, patience: number, onLate: () => void): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onLate()
      reject(new Error('The store of the shared counts does not answer'))
    }, patience)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

function outageLog(log: FastifyBaseLogger) {
  let isAway = false
  let lastReported = -Infinity
  return {
    away: (reason: string) => {
      if (isAway && performance.now() - lastReported < quietFor) return
      isAway = true
      lastReported = performance.now()
      log.warn({ code: 'shared_limits_away', reason }, 'REDIS_URL does not answer: this server counts on its own')
    },
    back: () => {
      if (isAway) log.info({ code: 'shared_limits_back' }, 'REDIS_URL answers: limits are shared again')
      isAway = false
    },
  }
}

/** A code, never the message: it can contain the address with its password. */
function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
