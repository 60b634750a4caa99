import { StartRefusal } from './start-refusal.ts'

const fullDisk = new Set(['ENOSPC', 'EDQUOT'])
const notAllowed = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * Converts an error into a start refusal if the disk and not the program is at fault; undefined otherwise. The relevant
 * cause can be nested several levels deep.
 */
export function refusalOf(error: unknown, dataFolder: string): StartRefusal | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof StartRefusal) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const where = 'path' in error && typeof error.path === 'string' ? error.path : dataFolder
  if (fullDisk.has(code)) {
    return new StartRefusal(
      'no-room',
      `There is no room on the disk to write ${where} (${code}). Make room there, or set DATA_DIR to a folder on ` +
        'another disk.',
      { cause: error },
    )
  }
  if (notAllowed.has(code)) {
    return new StartRefusal(
      'data-folder-unwritable',
      `${where} cannot be written (${code}). Give this user the right to write there, or set DATA_DIR to another ` +
        'folder.',
      { cause: error },
    )
  }
  if (code === '53100')
    return new StartRefusal('no-room', 'The disk of the database is full. Make room on it and start again.', {
      cause: error,
    })
  return refusalOf(error.cause, dataFolder)
}
