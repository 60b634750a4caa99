import type { Kysely, Transaction } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import type { AuthTables } from '../database/tables.ts'
import { plainLook } from '../mail/plain-look.ts'
import type { AuthServerOptions, AuthSettings } from '../options/options.ts'

type Host = Pick<AuthContext, 'addressConfirmed' | 'enqueueMail' | 'renderMail' | 'sendMail'>

/** What flows need from the hosting application, in this server's own transactions. */
export function hostOf<Database>(options: AuthServerOptions<Database>, { brandName }: AuthSettings): Host {
  // The same transaction typed for the host: its tables, and its plugins instead of this server's.
  const theirs = (trx: Kysely<AuthTables>): Transaction<Database> => {
    const { plugins } = options.db.getExecutor()
    return plugins.reduce(
      (kysely, plugin) => kysely.withPlugin(plugin),
      trx.withoutPlugins(),
    ) as unknown as Transaction<Database>
  }
  return {
    sendMail: options.sendMail,
    renderMail: options.renderMail ?? ((message) => plainLook(message, brandName)),
    enqueueMail: (trx, order) => options.enqueueMail(theirs(trx), { ...order, language: 'en' }),
    addressConfirmed: async (trx, account) => options.onAddressConfirmed?.(theirs(trx), account),
  }
}
