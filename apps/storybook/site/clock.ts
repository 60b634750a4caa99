const TrueDate = Date

/** The time at which every screen opens, so that its dates and its screenshot stay the same. */
export const openedAt = new Date('2026-11-23T15:00:00.000Z')

/** Sets the clock to that time; it keeps running from there. */
export function setClock(): void {
  const lead = openedAt.getTime() - TrueDate.now()
  const now = () => TrueDate.now() + lead
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, given: unknown[], asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  })
}

/** Restores the real clock. */
export function freeClock(): void {
  globalThis.Date = TrueDate
}
