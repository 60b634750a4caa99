import { join } from 'node:path'

/** Turbo's own entry file, which Node runs on every system; what is in `.bin` is a shell script on most. */
export function turboEntry(root: string): string {
  return join(root, 'node_modules', 'turbo', 'bin', 'turbo')
}
