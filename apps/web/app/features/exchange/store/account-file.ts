import type { ApiFailure } from '@dst/api-client'
import type { SavedExchangeFile } from '@dst/contracts'
import { mergeFiles, type ExchangeFile } from '@dst/domain/exchange-file'
import { conflictIn, type AccountExchange } from './account-api.ts'
import { useAccountFileStore, type AccountFileState, type AccountFileTask } from './account-file-state.ts'
import { resolvedFile, type ConflictChoices } from './conflict-choices.ts'
import { isEntered, isSameFile, savedForm, type ExchangeMark } from './device-exchange.ts'
import {
  changeExchange,
  clearExchangeFile,
  currentExchange,
  offerBack,
  takeAccountFile,
  takeStoredExchange,
  useExchangeFileStore,
} from './document.ts'
import { createQueue, type InTurn } from './in-turn.ts'
import { dropSavedWaitingFiles, waitingFileOf, withoutWaitingOf } from './waiting-files.ts'

/**
 * Keeps the file of this device and that of one account the same. Each call waits for the one before, in whichever tab;
 * what stands where is told in the store. Nothing is saved that was not merged with what the account has.
 */
export class AccountFile {
  readonly #account: string
  readonly #api: AccountExchange
  readonly #queue: InTurn
  #closed = false

  constructor(account: string, api: AccountExchange) {
    this.#account = account
    this.#api = api
    this.#queue = createQueue(`dst-exchange-of:${account}`)
  }

  /** Begins when the account is signed in: what another account has left is not this one's. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      this.#tell({ status: 'unknown' })
      dropSavedWaitingFiles()
      useExchangeFileStore.setState({ removed: undefined })
      const waiting = waitingFileOf(this.#account)
      if (waiting !== undefined && currentExchange().mark === undefined && !isEntered(this.#mine())) {
        changeExchange({ ...waiting, waiting: withoutWaitingOf(this.#account) })
      }
      await this.#read()
    })
  }

  /** Does and says nothing more: the account is not signed in anymore, or no page shows the file. */
  close(): void {
    this.#closed = true
  }

  /** Takes what other devices have saved, and saves what was changed here. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#read())
  }

  /** Saves what was changed here, if the file is one of the account. */
  save(): Promise<void> {
    return this.#inTurn(async () => {
      const [mark, { status }] = [this.#mark(), state()]
      if (mark !== undefined && !isSameFile(this.#mine(), mark.base)) await this.#write(mark)
      // What was changed here may have been changed back.
      else if (!stable.has(status)) await this.#read()
      else if (mark !== undefined) this.#tell({ status: 'saved' })
      else if (status !== 'offered') await this.#read()
    })
  }

  /** Tells at once that a change waits to be saved. */
  changed(): void {
    const mark = this.#mark()
    if (mark !== undefined && state().status === 'saved' && !isSameFile(this.#mine(), mark.base))
      this.#tell({ status: 'saving' })
  }

  /** Saves the file to the account for the first time, as the person wants. */
  keep(): Promise<void> {
    return this.#inTurn(async () => {
      const file = savedForm(this.#mine())
      if (!isEntered(file)) return
      this.#tell({ status: 'saving' })
      const outcome = await this.#api.saveFile(file)
      if (outcome.ok) this.#agree(file, outcome.value.version)
      else if (conflictIn(outcome.error)) await this.#read()
      else this.#fail('save', outcome.error)
    })
  }

  /** Removes the account's copy; that of the device stays, or is cleared too. */
  remove({ clear = false } = {}): Promise<void> {
    return this.#inTurn(async () => {
      const outcome = await this.#api.deleteFile()
      if (!outcome.ok) return this.#fail(clear ? 'clear' : 'remove', outcome.error)
      if (this.#closed) return
      changeExchange({ mark: undefined, waiting: withoutWaitingOf(this.#account) })
      if (clear) clearExchangeFile()
      this.#tell({ status: 'offered', removedElsewhere: false })
    })
  }

  /** Answers which of two unrelated files it is: the account's, or the one of this device in its place. */
  choose(which: 'account' | 'device'): Promise<void> {
    return this.#inTurn(async () => {
      const asked = state()
      if (asked.status !== 'choice') return
      const { file, version } = asked.saved
      const waiting = waitingFileOf(this.#account)
      changeExchange({ waiting: withoutWaitingOf(this.#account) })
      const agreed = { account: this.#account, version, base: file }
      if (which === 'account') takeAccountFile(waiting?.file ?? file, waiting?.mark ?? agreed)
      else offerBack(waiting?.file ?? file)
      if (which === 'device' || waiting === undefined) this.#agree(file, version)
      await this.#read()
    })
  }

  /** Settles a conflict by what was chosen for each field; asks again about whatever has changed since. */
  settle(choices: ConflictChoices): Promise<void> {
    return this.#inTurn(async () => {
      const [asked, mark] = [state(), this.#mark()]
      if (asked.status !== 'conflict' || mark === undefined) return
      const { theirs } = asked
      const { file, conflicts, open } = resolvedFile(
        { base: mark.base, mine: this.#mine(), theirs: theirs.file },
        choices,
      )
      if (open) return this.#tell({ status: 'conflict', conflicts, theirs })
      await this.#take(file, theirs)
    })
  }

  /** Brings back the account's copy where everything was emptied here. */
  bringBack(): Promise<void> {
    return this.#inTurn(async () => {
      const answer = await this.#api.file()
      if (!answer.ok) return this.#fail('read', answer.error)
      if (answer.value === null) return this.#gone()
      if (this.#closed || isEntered(this.#mine())) return
      this.#agree(answer.value.file, answer.value.version, answer.value.file)
    })
  }

  async #read(): Promise<void> {
    const answer = await this.#api.file()
    if (!answer.ok) return this.#fail('read', answer.error)
    const [saved, mark] = [answer.value, this.#mark()]
    if (mark === undefined) return this.#meet(saved)
    if (saved === null) return this.#gone()
    if (saved.version !== mark.version) return this.#merge(saved, mark)
    return isSameFile(this.#mine(), mark.base) ? this.#tell({ status: 'saved' }) : this.#write(mark)
  }

  /** The device's file is in no account yet. What was entered is never uploaded unasked. */
  #meet(saved: SavedExchangeFile | null): void {
    if (this.#closed) return
    const mine = this.#mine()
    if (saved === null) return this.#tell({ status: 'offered', removedElsewhere: false })
    if (isEntered(mine) && !isSameFile(mine, saved.file)) return this.#tell({ status: 'choice', saved })
    this.#agree(saved.file, saved.version, isEntered(mine) ? mine : saved.file)
  }

  async #write(mark: ExchangeMark): Promise<void> {
    const file = savedForm(this.#mine())
    if (!isEntered(file) && isEntered(mark.base)) return this.#tell({ status: 'emptied' })
    if (!asking.has(state().status)) this.#tell({ status: 'saving' })
    const outcome = await this.#api.saveFile(file, { version: mark.version })
    if (outcome.ok) return this.#agree(file, outcome.value.version)
    const conflict = conflictIn(outcome.error)
    if (conflict === undefined) return this.#fail('save', outcome.error)
    return conflict.savedFile === null ? this.#gone() : this.#merge(conflict.savedFile, mark)
  }

  async #merge(saved: SavedExchangeFile, mark: ExchangeMark): Promise<void> {
    if (this.#closed) return
    const mine = this.#mine()
    if (!isEntered(mine) && isEntered(mark.base)) return this.#tell({ status: 'emptied' })
    const { file, conflicts } = mergeFiles(mark.base, mine, saved.file)
    if (conflicts.length > 0) return this.#tell({ status: 'conflict', conflicts, theirs: saved })
    await this.#take(file, saved)
  }

  async #take(file: ExchangeFile, saved: SavedExchangeFile): Promise<void> {
    this.#agree(saved.file, saved.version, isSameFile(file, this.#mine()) ? this.#mine() : file)
    const mark = this.#mark()
    if (mark !== undefined && !isSameFile(file, saved.file)) await this.#write(mark)
  }

  /** The account's copy was deleted on another device, and stays so. */
  #gone(): void {
    if (this.#closed) return
    changeExchange({ mark: undefined })
    this.#tell({ status: 'offered', removedElsewhere: true })
  }

  /**
   * Notes what both have now, together with the file that this device takes from it. An answer that comes late is noted
   * too, unless this device has another's file by then.
   */
  #agree(base: ExchangeFile, version: number, file = this.#mine()): void {
    if (this.#closed && this.#mark() === undefined) return
    changeExchange({ file, mark: { account: this.#account, version, base } })
    this.#tell({ status: isSameFile(this.#mine(), base) ? 'saved' : 'saving' })
  }

  /** A question stays: without the connection it can wait for its answer. */
  #fail(task: AccountFileTask, failure: ApiFailure): void {
    if (asking.has(state().status) && !['remove', 'clear'].includes(task)) return
    this.#tell({ status: 'failed', task, expired: failure.kind === 'http' && failure.status === 401 })
  }

  #mine(): ExchangeFile {
    return currentExchange().file
  }

  #mark(): ExchangeMark | undefined {
    const { mark } = currentExchange()
    return mark?.account === this.#account ? mark : undefined
  }

  #tell(next: AccountFileState): void {
    if (!this.#closed) useAccountFileStore.setState({ state: next })
  }

  #inTurn(work: () => Promise<void> | void): Promise<void> {
    return this.#queue(async () => {
      if (this.#closed) return
      takeStoredExchange()
      // A tab of another account may have put its own file here.
      if (![undefined, this.#account].includes(currentExchange().mark?.account)) return
      await work()
    })
  }
}

/** States in which nothing has to be read to know where the file stands. */
const stable: ReadonlySet<AccountFileState['status']> = new Set(['offered', 'choice', 'saving', 'saved'])
/** States in which the person is asked. */
const asking: ReadonlySet<AccountFileState['status']> = new Set(['choice', 'conflict'])

function state(): AccountFileState {
  return useAccountFileStore.getState().state
}
