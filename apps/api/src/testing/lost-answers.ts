import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The error that pg throws when the connection breaks. */
const cut = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

/** A database whose next `count` transactions are committed without their confirmation ever arriving. */
export function withLostAnswers(db: Kysely<Tables>, count: number): Kysely<Tables> {
  let left = count
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return bound(target, name)
      return () => {
        const builder = target.transaction()
        const execute: typeof builder.execute = async (work) => {
          const result = await builder.execute(work)
          left -= 1
          if (left >= 0) throw cut
          return result
        }
        return { execute }
      }
    },
  })
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === 'function' ? (...args: unknown[]): unknown => Reflect.apply(value, target, args) : value
}
