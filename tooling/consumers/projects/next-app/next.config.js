import { fileURLToPath } from 'node:url'

/** The workspace of all projects, where the installed packages are. */
const root = fileURLToPath(new URL('..', import.meta.url))

export default { turbopack: { root } }
