import { emptyExchangeFile, mergeFiles } from '@dst/domain/exchange-file'
import type { StoredExchange } from './stored-exchange.ts'
import { readDeviceExchange } from './device-exchange.ts'
import { changeExchange, currentExchange, takeStoredExchange, useExchangeFileStore } from './document.ts'

/**
 * Merges what a tab with an earlier version of the site has stored meanwhile. Where both have changed a field, this
 * version's stays. Returns whether the device took it.
 */
export function mergeStored(former: StoredExchange): boolean {
  takeStoredExchange()
  const { file, waiting } = currentExchange()
  const late = readDeviceExchange(former)
  changeExchange({
    file: mergeFiles(late.mark?.base ?? emptyExchangeFile, file, late.file).file,
    waiting: { ...late.waiting, ...waiting },
  })
  return useExchangeFileStore.getState().persisted
}
