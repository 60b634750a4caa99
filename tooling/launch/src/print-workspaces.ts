import { fileURLToPath } from 'node:url'
import { listWorkspaces } from './workspaces.ts'

// The matrix of the continuous integration: a new workspace is in it without anybody listing it.
const workspaces = await listWorkspaces(fileURLToPath(new URL('../../..', import.meta.url)))
process.stdout.write(`${JSON.stringify(workspaces.map(({ name }) => name))}\n`)
