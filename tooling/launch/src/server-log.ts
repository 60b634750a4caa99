import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const tenMegabytes = 10 * 1024 * 1024

/**
 * A function that appends lines to the file. A large log from an earlier start is kept next to it. An unwritable folder
 * is not reported here, as the server refuses to start with it and says so.
 */
export function openServerLog(file: string): (line: string) => void {
  let opened = false
  return (line) => {
    try {
      if (!opened) prepare(file)
      opened = true
      appendFileSync(file, `${line}\n`)
    } catch {
      opened = false
    }
  }
}

function prepare(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > tenMegabytes) renameSync(file, `${file}.1`)
}
