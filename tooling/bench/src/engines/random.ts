/** Choices that look random and are the same for the same seed. */
export interface Random {
  /** At least 0, below 1. */
  readonly share: () => number
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
}

/** Starts the choices of a seed, by the generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(share() * (to - from + 1))
  return {
    share,
    whole,
    chance: (limit) => share() < limit,
    pick: <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item,
  }
}
