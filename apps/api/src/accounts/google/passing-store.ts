import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  expiresAt: number
}

// Far more than one person on one computer ever has in progress.
const mostKept = 1000

/** Stores an OpenID provider's temporary state, in this process only, until it expires. */
export function passingStore(): AdapterConstructor {
  const kept = new Map<string, Kept>()
  const live = (key: string) => {
    const found = kept.get(key)
    return found !== undefined && found.expiresAt > Date.now() ? found.payload : undefined
  }
  const matching = (prefix: string, is: (payload: AdapterPayload) => boolean) =>
    [...kept.keys()]
      .filter((key) => key.startsWith(prefix))
      .map(live)
      .find((payload) => payload !== undefined && is(payload))

  return class PassingStore implements Adapter {
    readonly #prefix: string

    constructor(model: string) {
      this.#prefix = `${model} `
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      for (const key of [...kept.keys()].filter((old) => live(old) === undefined)) kept.delete(key)
      for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(key)
      kept.set(this.#prefix + id, { payload, expiresAt: Date.now() + (expiresIn ?? 86_400) * 1000 })
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return live(this.#prefix + id)
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return matching(this.#prefix, (payload) => payload.uid === uid)
    }

    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return matching(this.#prefix, (payload) => payload.userCode === userCode)
    }

    async consume(id: string): Promise<void> {
      const payload = live(this.#prefix + id)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    }

    async destroy(id: string): Promise<void> {
      kept.delete(this.#prefix + id)
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    }
  }
}
