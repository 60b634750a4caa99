/** Timestamps and ids for the fake: the clock passed in, and ids counted from one. */
export class FakeStamps {
  #lastId = 0

  constructor(readonly now: () => Date) {}

  /** The current time, optionally shifted forward by this many minutes. */
  time(minutesLater = 0): string {
    return new Date(this.now().getTime() + minutesLater * 60_000).toISOString()
  }

  id(): string {
    this.#lastId += 1
    return `00000000-0000-4000-8000-${String(this.#lastId).padStart(12, '0')}`
  }
}
