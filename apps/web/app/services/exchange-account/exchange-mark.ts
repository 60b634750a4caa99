import { readExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { exchangeMarkKey } from './device-copy.ts'

/** What this device and an account last agreed on. Without one, the file of this device is in no account. */
export interface ExchangeMark {
  /** The id of the account's user. */
  account: string
  /** The saved version that a later save is based on. */
  version: number
  /** The file that both had then. */
  base: ExchangeFile
}

/** Stands in where the browser refuses to keep the mark: it then lasts as long as the page. */
let unkept: ExchangeMark | undefined

/** The mark of this device; undefined where its file is in no account. */
export function readMark(): ExchangeMark | undefined {
  try {
    return parseMark(globalThis.localStorage.getItem(exchangeMarkKey)) ?? unkept
  } catch {
    return unkept
  }
}

/** Notes what both have agreed on. */
export function writeMark(mark: ExchangeMark): void {
  try {
    globalThis.localStorage.setItem(exchangeMarkKey, JSON.stringify(mark))
    unkept = undefined
  } catch {
    unkept = mark
  }
}

/** Forgets it: from now on the file of this device is in no account. */
export function dropMark(): void {
  unkept = undefined
  try {
    globalThis.localStorage.removeItem(exchangeMarkKey)
  } catch {
    // Nothing was kept.
  }
}

/** Reads a stored mark; undefined when it is none. */
export function parseMark(stored: string | null): ExchangeMark | undefined {
  try {
    const { account, version, base } = JSON.parse(stored ?? '{}') as Record<keyof ExchangeMark, unknown>
    const file = readExchangeFile(base)
    if (typeof account !== 'string' || typeof version !== 'number' || file === undefined) return undefined
    return { account, version, base: file }
  } catch {
    return undefined
  }
}
