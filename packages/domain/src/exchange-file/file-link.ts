import { emptyExchangeFile, type ExchangeFile } from './exchange-file.ts'
import { entriesOf, fieldAt, fileOf, ofTheFirstVersion } from './file-entries.ts'
import type { FileField } from './field-kinds.ts'
import { readFieldText } from './read-field.ts'

/**
 * The figures and dates of a file as the fragment of an address, without `#`. Names and other texts are left out:
 * whoever sees the address reads no more than numbers. Offerings are left out whole, as memoranda are confidential.
 */
export function fragmentOfFile(file: ExchangeFile): string {
  const figures = [...entriesOf(file)].filter(([path]) => linkedField(path) !== undefined)
  if (figures.length === 0) return ''
  const written = figures.map(([path, value]): [string, string] => [path, String(value)])
  return new URLSearchParams([[versionName, String(file.version)], ...written]).toString()
}

/** The file in a fragment, with or without `#`; undefined when the fragment is about something else. */
export function fileFromFragment(fragment: string): ExchangeFile | undefined {
  const entries = entriesIn(fragment).flatMap(({ path, value }) =>
    value === undefined ? [] : [[path, value] as const],
  )
  if (entries.length === 0) return undefined
  const version = new URLSearchParams(fragment.replace(/^#/, '')).get(versionName)
  const file = fileOf(entries)
  return version === String(emptyExchangeFile.version) ? file : ofTheFirstVersion(file)
}

/** Addresses of the first version don't name theirs. */
const versionName = 'version'

/** What a fragment says of a figure or a date, and could not be read: that entry is missing in the file. */
export function unreadInFragment(fragment: string): readonly string[] {
  return entriesIn(fragment).flatMap(({ text, value }) => (value === undefined && text.trim() !== '' ? [text] : []))
}

function entriesIn(fragment: string) {
  return [...new URLSearchParams(fragment.replace(/^#/, ''))].flatMap(([path, text]) => {
    const field = linkedField(path)
    return field === undefined ? [] : [{ path, text, value: readFieldText(field, text) }]
  })
}

/** The field at a path, if links carry it. */
function linkedField(path: string): FileField | undefined {
  const field = fieldAt(path)
  const [part] = path.split('.')
  return field?.type === 'text' || part === 'offerings' || part === 'offeringCases' ? undefined : field
}
