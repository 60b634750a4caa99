/** Times and ids of a fake: the clock that it was given, and ids counted from one. */
export class FakeStamps {
  #lastId = 0

  constructor(readonly now: () => Date) {}

  /** The time now, or so many minutes later. */
  time(minutesLater = 0): string {
    return new Date(this.now().getTime() + minutesLater * 60_000).toISOString()
  }

  id(): string {
    this.#lastId += 1
    return `00000000-0000-4000-8000-${String(this.#lastId).padStart(12, '0')}`
  }
}
