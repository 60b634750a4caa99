import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerCopy, unpackEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { embeddedMessages, queryEmbedded, queryServer, storedMessages, type StoredMessage } from './ledger.ts'

/** The data of a built server: a migrated database and a folder. */
export interface ServerData {
  /** The variables with which a server uses it. */
  environment: Record<string, string>
  /** Its contact messages; an embedded database can be read only after its server has ended. */
  messages: () => Promise<StoredMessage[]>
  /** Runs one statement; on an embedded database only while no server has it. */
  query: <Row>(statement: string) => Promise<Row[]>
  remove: () => Promise<void>
}

/** Makes the data of one server, on each engine. */
export const serverDataOn: Record<string, () => Promise<ServerData>> = {
  'the embedded Postgres': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dst-server-'))
    await unpackEmbeddedCopy(folder)
    return {
      environment: { DATA_DIR: folder },
      messages: () => embeddedMessages(folder),
      query: (statement) => queryEmbedded(folder, statement),
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  },
  'a Postgres server': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dst-server-'))
    const copy = await createServerCopy()
    return {
      environment: { DATA_DIR: folder, DATABASE_URL: copy.url },
      messages: () => storedMessages(copy.url),
      query: (statement) => queryServer(copy.url, statement),
      remove: async () => {
        await copy.drop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
}
