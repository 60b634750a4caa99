import { setImmediate } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'

type Protocol = PGlite['execProtocolStream']
type RawProtocol = PGlite['execProtocolRaw']

/**
 * The engine writes zeros to all of its buffers when it starts, which takes 0.6 s for the 128 MB that it would choose;
 * what they don't hold comes from the system's own cache of files.
 */
const sharedBuffers = '16MB'

/**
 * An embedded Postgres that receives no more queries after a fatal failure, for example when the disk is too full for
 * the write-ahead log. With further queries the engine would spin and block the whole process.
 */
export class GuardedPGlite extends PGlite {
  #gone = false

  /** `onGone` receives the failure's code once; every later query rejects immediately. */
  constructor(
    folder: string,
    private readonly onGone: (code: string) => void,
  ) {
    super(folder, { startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`] })
  }

  /** Whether the database has failed permanently. */
  get gone(): boolean {
    return this.#gone
  }

  override async execProtocolStream(...call: Parameters<Protocol>): ReturnType<Protocol> {
    // Back-to-back statements would otherwise block the event loop for every other request.
    await setImmediate()
    try {
      return await super.execProtocolStream(...call)
    } catch (error) {
      if (!this.#gone && isFinal(error)) {
        this.#gone = true
        this.onGone(codeOf(error))
      }
      throw error
    }
  }

  /**
   * Kysely waits for a transaction to begin, and would wait forever if it cannot. So the callback is called anyway and
   * its queries are rejected.
   */
  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let begun = false
    try {
      return await super.transaction((tx) => {
        begun = true
        return work(tx)
      })
    } catch (error) {
      if (begun) throw error
      const refuse = () => Promise.reject(error)
      return work({ query: refuse, sql: refuse, exec: refuse, rollback: refuse, listen: refuse, closed: true })
    }
  }

  override async execProtocolRaw(...call: Parameters<RawProtocol>): ReturnType<RawProtocol> {
    if (this.#gone) throw new EmbeddedDatabaseGone()
    return super.execProtocolRaw(...call)
  }
}

/** Has the Postgres code for a failed connection. */
class EmbeddedDatabaseGone extends Error {
  readonly code = '08006'
  constructor() {
    super('The embedded database has given itself up')
  }
}

/** A panic ends Postgres; after a fault in the WebAssembly engine nothing can be relied on. */
function isFinal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true
  return error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'engine_fault'
}
