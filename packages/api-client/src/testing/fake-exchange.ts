import type { ExchangeShare, MyData, SavedExchangeFile } from '@dst/contracts'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import { succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure.ts'
import { refuse } from './fake-refusal.ts'
import { FakeShares } from './fake-shares.ts'
import type { FakeStamps } from './fake-stamps.ts'

interface Earlier {
  readonly saved?: SavedExchangeFile | null | undefined
  readonly shares?: readonly ExchangeShare[] | undefined
}

/** The saved exchange file of the fake's account, with the API's rule about versions, and its links. */
export class FakeExchange {
  saved: SavedExchangeFile | null
  readonly shares: FakeShares
  readonly #stamps: FakeStamps
  #lastVersion: number

  constructor(stamps: FakeStamps, { saved = null, shares = [] }: Earlier) {
    this.#stamps = stamps
    this.saved = saved
    this.shares = new FakeShares(stamps, shares)
    this.#lastVersion = saved?.version ?? 0
  }

  /** Saves the file, as another device also can: a test then sees the conflict. */
  saveFile(file: ExchangeFile, version: number | undefined): Result<SavedExchangeFile, ApiFailure> {
    if (version !== this.saved?.version) return refuse('exchange_file_conflict', { savedFile: this.saved })
    this.#lastVersion += 1
    this.saved = { file, version: this.#lastVersion, updatedAt: this.#stamps.time() }
    return succeed(this.saved)
  }

  /** The part of the data download about exchanges. */
  data(): Pick<MyData, 'exchangeFile' | 'exchangeShares'> {
    return {
      exchangeFile: this.saved && { ...this.saved, createdAt: this.saved.updatedAt },
      exchangeShares: [...this.shares.all],
    }
  }

  deleteFile(): Result<null, ApiFailure> {
    this.saved = null
    return succeed(null)
  }
}
