import { entriesOf, fieldAt, fileOf, readExchangeFile, readField, type ExchangeFile } from '@dst/domain/exchange-file'

/** What a link shows: a file as it was on one day. */
export interface SharedCopy {
  /** The day on which it was shared, by its owner's device, as yyyy-mm-dd. */
  readonly sharedOn: string
  /** Whether names and other texts are in it. */
  readonly names: boolean
  /** Whether the offerings that were typed are in it. */
  readonly offerings: boolean
  readonly file: ExchangeFile
}

const version = 1

/** The copy as text, to be encrypted; its names and its offerings are left out unless they are wanted. */
export function writeCopy({ sharedOn, names, offerings, file }: SharedCopy): string {
  const shared = offerings ? file : withoutOfferings(file)
  return JSON.stringify({ version, sharedOn, names, offerings, file: names ? shared : withoutTexts(shared) })
}

/** The copy in a text of unknown origin; undefined when it is none. */
export function readCopy(text: string): SharedCopy | undefined {
  const value = parsed(text)
  if (value?.['version'] !== version) return undefined
  const sharedOn = readField({ type: 'date', form: 'day' }, value['sharedOn'])
  const file = readExchangeFile(value['file'])
  if (typeof sharedOn !== 'string' || file === undefined) return undefined
  const offerings = value['offerings'] === true
  return { sharedOn, names: value['names'] === true, offerings, file: offerings ? file : withoutOfferings(file) }
}

/** Memoranda are confidential: a copy has nothing of them unless the person says so for this one. */
function withoutOfferings(file: ExchangeFile): ExchangeFile {
  return { ...file, offerings: [], offeringCases: {} }
}

/** The file without its names and other texts. A property that has only a name still counts as one on the list. */
function withoutTexts(file: ExchangeFile): ExchangeFile {
  return fileOf(
    [...entriesOf(file)].flatMap(([path, value]): [string, unknown][] => {
      if (fieldAt(path)?.type !== 'text') return [[path, value]]
      const [list, id] = path.split('.')
      return list === 'purchases' ? [[`purchases.${id}.units`, 1]] : []
    }),
  )
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
