import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider'
import QuickLRU from 'quick-lru'

// Far more than one person on one computer ever has in progress; the store holds up to twice as many.
const maxEntries = 1000

/** Stores an OpenID provider's temporary state, in this process only, until it expires. */
export function oauthStateStore(): AdapterConstructor {
  const stored = new QuickLRU<string, AdapterPayload>({ maxSize: maxEntries })
  const matching = (prefix: string, is: (payload: AdapterPayload) => boolean) =>
    [...stored.entriesAscending()].find(([key, payload]) => key.startsWith(prefix) && is(payload))?.[1]

  return class OAuthStateStore implements Adapter {
    readonly #prefix: string

    constructor(model: string) {
      this.#prefix = `${model} `
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      stored.set(this.#prefix + id, payload, { maxAge: (expiresIn ?? 86_400) * 1000 })
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return stored.get(this.#prefix + id)
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return matching(this.#prefix, (payload) => payload.uid === uid)
    }

    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return matching(this.#prefix, (payload) => payload.userCode === userCode)
    }

    async consume(id: string): Promise<void> {
      const payload = stored.get(this.#prefix + id)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    }

    async destroy(id: string): Promise<void> {
      stored.delete(this.#prefix + id)
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of stored.entriesAscending()) if (payload.grantId === grantId) stored.delete(key)
    }
  }
}
