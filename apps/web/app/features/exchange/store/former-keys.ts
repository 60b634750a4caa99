import { parseObject, parseStored, storedText, type StoredExchange } from './stored-exchange.ts'
import { accountOfDevice, storeExchange } from './device-storage.ts'

/** Until November 2026 file, mark and days had a key each, and each waiting file one of its own. */
const formerKeys = { file: 'dst-exchange-file', mark: 'dst-exchange-account', days: 'dst-exchange-days' } as const

/** Before the account id. On two lines: the mark, and the file. */
const formerWaitingPrefix = `${formerKeys.file}:`

/** Takes over what an earlier version of the site has stored on this device, before anything is read of it. */
export function takeOverFormerKeys(): void {
  try {
    const { localStorage: storage } = globalThis
    const texts = formerTexts(storage)
    if (texts.size === 0) return
    const former = readFormer(texts)
    const value = together(parseStored(storedText()), former)
    if (value === undefined) mergeLater(former, texts)
    else replaceFormer(storage, texts, () => storeExchange(value))
  } catch {
    // A browser that refuses has kept nothing.
  }
}

function formerTexts(storage: Storage): Map<string, string> {
  const names: readonly string[] = Object.values(formerKeys)
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const former = keys.filter((key) => names.includes(key) || key.startsWith(formerWaitingPrefix))
  return new Map(former.map((key) => [key, storage.getItem(key) ?? '']))
}

function readFormer(texts: ReadonlyMap<string, string>): StoredExchange {
  const waiting = [...texts].flatMap(([key, text]) => {
    if (!key.startsWith(formerWaitingPrefix)) return []
    const [mark, file] = text.split('\n').map(parseObject)
    return [[key.slice(formerWaitingPrefix.length), { file, mark }] as const]
  })
  const [file, mark, days] = [formerKeys.file, formerKeys.mark, formerKeys.days].map((key) => texts.get(key))
  return {
    file: parseObject(file),
    mark: parseObject(mark),
    days: parseObject(days),
    waiting: Object.fromEntries(waiting),
  }
}

/**
 * Both in one. Where this device has stored something since, the former keys are those of a tab that has been open all
 * the while: undefined where the two have to be merged.
 */
function together(now: StoredExchange, former: StoredExchange): StoredExchange | undefined {
  const waiting = { ...former.waiting, ...now.waiting }
  if (now.file === undefined && now.mark === undefined) return { ...former, waiting }
  if (former.file === undefined) return { ...now, waiting }
  const owner = accountOfDevice(former)
  if (owner === undefined || owner === accountOfDevice(now)) return undefined
  return { ...now, waiting: { [owner]: { file: former.file, mark: former.mark }, ...waiting } }
}

function mergeLater(former: StoredExchange, texts: ReadonlyMap<string, string>): void {
  import('./merge-stored.ts').then(
    ({ mergeStored }) => replaceFormer(globalThis.localStorage, texts, () => mergeStored(former)),
    // They stay, and are merged the next time.
    () => undefined,
  )
}

/** Removed first: a full storage then has room for what is hardly longer. */
function replaceFormer(storage: Storage, texts: ReadonlyMap<string, string>, store: () => boolean): void {
  for (const key of texts.keys()) storage.removeItem(key)
  if (store()) return
  for (const [key, text] of texts) storage.setItem(key, text)
}
