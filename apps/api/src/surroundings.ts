import { Refusal } from './refusal.js'

const fullDisk = new Set(['ENOSPC', 'EDQUOT'])
const notAllowed = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * The refusal to start that an error calls for when the disk and not the program is at fault; undefined otherwise. The
 * reason may be several causes deep.
 */
export function refusalOf(error: unknown, dataFolder: string): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof Refusal) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const where = 'path' in error && typeof error.path === 'string' ? error.path : dataFolder
  if (fullDisk.has(code)) {
    return new Refusal(
      'no-room',
      `There is no room on the disk to write ${where} (${code}). Make room there, or set DATA_DIR to a folder on another disk.`,
      { cause: error },
    )
  }
  if (notAllowed.has(code)) {
    return new Refusal(
      'data-folder-unwritable',
      `${where} cannot be written (${code}). Give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  if (code === '53100')
    return new Refusal('no-room', 'The disk of the database is full. Make room on it and start again.', {
      cause: error,
    })
  return refusalOf(error.cause, dataFolder)
}
