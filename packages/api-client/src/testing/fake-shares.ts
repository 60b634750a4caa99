import type { ExchangeShare, MyData, SharedExchange } from '@dst/contracts'
import { exchangeShareDays, exchangeShareMaximum } from '@dst/domain/parameters'
import { succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure.ts'
import { refuse } from './fake-refusal.ts'
import type { FakeStamps } from './fake-stamps.ts'

type Kept = MyData['exchangeShares'][number]

const minutesPerDay = 24 * 60

/** Shared links with the API's rules: they expire, are withdrawn, are counted, and are only so many. */
export class FakeShares {
  /** Newest first. */
  all: readonly Kept[]
  readonly #stamps: FakeStamps

  constructor(stamps: FakeStamps, earlier: readonly ExchangeShare[]) {
    this.#stamps = stamps
    this.all = earlier.map((share) => ({ ...share, ciphertext: share.withdrawnAt === null ? 'AAAA' : null }))
  }

  /** The links without their content, newest first. */
  list(): ExchangeShare[] {
    return this.all.map(({ ciphertext: _ciphertext, ...share }) => share)
  }

  /** Shares encrypted content; fails with `too_many_shares`. */
  share(ciphertext: string): Result<ExchangeShare, ApiFailure> {
    if (this.all.filter((share) => this.#isOpen(share)).length >= exchangeShareMaximum) return refuse('too_many_shares')
    const id = this.#stamps.id().replaceAll('-', '')
    const expiresAt = this.#stamps.time(exchangeShareDays * minutesPerDay)
    const share = { id, createdAt: this.#stamps.time(), expiresAt, withdrawnAt: null, opens: [] }
    this.all = [{ ...share, ciphertext }, ...this.all]
    return succeed(share)
  }

  /** Ends a link and drops its content; fails with `not_found`. */
  withdraw(id: string): Result<null, ApiFailure> {
    const share = this.#find(id)
    if (!share) return refuse('not_found')
    const withdrawnAt = share.withdrawnAt ?? this.#stamps.time()
    this.#put({ ...share, withdrawnAt, ciphertext: null })
    return succeed(null)
  }

  /** Reads a link, as anybody can who has it. */
  open(id: string): Result<SharedExchange, ApiFailure> {
    const share = this.#find(id)
    if (!share) return refuse('not_found')
    const { ciphertext, createdAt, expiresAt, opens } = share
    if (ciphertext === null || !this.#isOpen(share)) return refuse('share_ended')
    this.#put({ ...share, opens: [this.#stamps.time(), ...opens] })
    return succeed({ ciphertext, createdAt, expiresAt })
  }

  #isOpen({ withdrawnAt, expiresAt }: Kept): boolean {
    return withdrawnAt === null && expiresAt > this.#stamps.time()
  }

  #find(id: string): Kept | undefined {
    return this.all.find((share) => share.id === id)
  }

  #put(changed: Kept): void {
    this.all = this.all.map((share) => (share.id === changed.id ? changed : share))
  }
}
