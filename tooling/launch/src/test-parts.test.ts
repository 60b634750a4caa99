import { expect, test } from 'vitest'
import { resolveParts } from './test-parts.ts'

const workspace = (name: string, folder: string) => ({
  name,
  folder,
  scripts: {},
  dependencies: [],
  devDependencies: [],
})
const domain = workspace('@dst/domain', 'packages/domain')
const api = workspace('@dst/api', 'apps/api')
const apiClient = workspace('@dst/api-client', 'packages/api-client')
const all = [domain, api, apiClient]

test.each([['@dst/domain'], ['domain'], ['packages/domain'], ['./packages/domain/']])(
  '%s is the whole workspace',
  (name) => {
    expect(resolveParts(all, [name])).toEqual([{ workspace: domain, paths: [] }])
  },
)

test('paths in a workspace are its own', () => {
  expect(
    resolveParts(all, ['apps/api/src/jobs', 'packages/api-client/tests/retries.test.ts', 'apps/api/src/mail']),
  ).toEqual([
    { workspace: api, paths: ['src/jobs', 'src/mail'] },
    { workspace: apiClient, paths: ['tests/retries.test.ts'] },
  ])
})

test('a whole workspace includes each path in it', () => {
  expect(resolveParts(all, ['apps/api/src/jobs', '@dst/api'])).toEqual([{ workspace: api, paths: [] }])
})

test.each([['@dst/domian'], ['apps'], ['packages/domain-x/src'], ['']])('%j is refused with what there is', (name) => {
  expect(() => resolveParts(all, [name])).toThrow(
    `There is no part "${name}". Name a workspace (@dst/domain, @dst/api,`,
  )
})
