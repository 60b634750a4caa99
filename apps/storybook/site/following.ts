/**
 * A proxy that forwards each access to the current client: the site creates its clients once, but each story has its
 * own. Nested groups of calls are proxied too.
 */
export function following<Client extends object>(present: () => Client, own: Partial<Client> = {}): Client {
  return new Proxy(own, {
    get(_, key) {
      const persisted: unknown = Reflect.get(own, key)
      if (persisted !== undefined) return persisted
      const value: unknown = Reflect.get(present(), key)
      return isGroup(value) ? following(() => Reflect.get(present(), key) as object) : value
    },
  }) as Client
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
