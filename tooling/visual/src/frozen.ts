/**
 * Runs inside a page before its scripts: stops the clock and makes random values repeat from one story to the next. It
 * is sent to the browser as text and must not use anything outside itself.
 */
export function freeze(now: number): void {
  let seed = 1
  // Mulberry32, good enough for a page's random values.
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const frozenDate = new Proxy(Date, {
    construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [now]) as Date,
    apply: (target) => new target(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  })
  Object.assign(globalThis, { Date: frozenDate, restartChance: () => void (seed = 1) })
  Math.random = next
  crypto.randomUUID = () => {
    const digits = (count: number) => Array.from({ length: count }, () => Math.floor(next() * 16).toString(16)).join('')
    return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
  }
}
