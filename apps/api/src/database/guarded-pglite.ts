import { setImmediate } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'

type Protocol = PGlite['execProtocolStream']
type RawProtocol = PGlite['execProtocolRaw']

/**
 * An embedded Postgres that is never asked again once it has given itself up (a write-ahead log without room on the
 * disk is one way): asked all the same, it would spin and take every other call of the process with it.
 */
export class GuardedPGlite extends PGlite {
  #gone = false

  /** `onGone` hears the code of the failure, once; whatever is asked from then on rejects at once. */
  constructor(
    folder: string,
    private readonly onGone: (code: string) => void,
  ) {
    super(folder)
  }

  /** Whether it has given itself up. */
  get gone(): boolean {
    return this.#gone
  }

  override async execProtocolStream(...call: Parameters<Protocol>): ReturnType<Protocol> {
    // Statements that follow each other without a pause would keep the loop from every other call of the process.
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

  /** Kysely waits for a transaction to begin and would wait for ever for one that cannot: it is let in and refused there. */
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

/** Carries the code that Postgres has for a connection that failed. */
class EmbeddedDatabaseGone extends Error {
  readonly code = '08006'
  constructor() {
    super('The embedded database has given itself up')
  }
}

/** A panic ends a Postgres; a fault of the engine below it leaves nothing to rely on. */
function isFinal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true
  return error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'engine_fault'
}
