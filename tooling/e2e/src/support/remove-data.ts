import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Removes the database of the run; it was made in the system's temporary folder by the configuration. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA']
  if (folder?.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true })
}
