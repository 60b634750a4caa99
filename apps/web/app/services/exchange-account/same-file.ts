import { entriesOf, fileOf, type ExchangeFile } from '@dst/domain/exchange-file'

/** A file as the account keeps it: without items in which nothing is entered, and with texts trimmed. */
export function savedForm(file: ExchangeFile): ExchangeFile {
  return fileOf(entriesOf(file))
}

/** Whether the same is entered in both. */
export function isSameFile(one: ExchangeFile, other: ExchangeFile): boolean {
  const [entries, others] = [entriesOf(savedForm(one)), entriesOf(savedForm(other))]
  return entries.size === others.size && [...entries].every(([path, value]) => others.get(path) === value)
}
