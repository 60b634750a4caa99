import type { ExchangeReminders, ExchangeShare, MyData, SavedExchangeFile } from '@dst/contracts'
import { describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure.ts'
import { refuse } from './fake-refusal.ts'
import { FakeShares } from './fake-shares.ts'
import type { FakeStamps } from './fake-stamps.ts'

interface Earlier {
  readonly saved?: SavedExchangeFile | null | undefined
  readonly shares?: readonly ExchangeShare[] | undefined
  readonly reminderZone?: string | undefined
}

const noTimes = { checkAt: null, remindedOn: null }

/** The saved exchange file of the fake's account, with the API's rule about versions, its links and reminders. */
export class FakeExchange {
  saved: SavedExchangeFile | null
  readonly shares: FakeShares
  /** Null while reminders are off. */
  reminderZone: string | null
  readonly #stamps: FakeStamps
  #lastVersion: number

  constructor(stamps: FakeStamps, { saved = null, shares = [], reminderZone }: Earlier) {
    this.#stamps = stamps
    this.saved = saved
    this.reminderZone = reminderZone ?? null
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

  /** How the reminders stand; days are those of UTC. */
  reminders(): ExchangeReminders {
    const next =
      this.saved && describeExchange(this.saved.file, this.#stamps.time().slice(0, 'yyyy-mm-dd'.length)).reminders[0]
    return { timeZone: this.reminderZone, next: this.reminderZone === null ? null : (next?.date ?? null) }
  }

  /** The part of the data download about exchanges. */
  data(): Pick<MyData, 'exchangeFile' | 'exchangeReminders' | 'exchangeShares'> {
    return {
      exchangeFile: this.saved && { ...this.saved, createdAt: this.saved.updatedAt },
      exchangeReminders: this.reminderZone === null ? null : { timeZone: this.reminderZone, ...noTimes },
      exchangeShares: [...this.shares.all],
    }
  }

  /** Deletes the file; also succeeds if none is saved. */
  deleteFile(): Result<null, ApiFailure> {
    this.saved = null
    return succeed(null)
  }
}
