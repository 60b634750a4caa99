import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseJobs, ciJobs, parseChoice, turboArguments } from './ci-jobs.ts'
import { listWorkspaces } from './workspaces.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const workspaces = await listWorkspaces(root)
const jobs = ciJobs(workspaces)
const none = () => new Set<string>()

test('each workspace is built, linted, checked and tested', () => {
  expect(workspaces.length).toBeGreaterThanOrEqual(16)
  for (const { name, scripts } of workspaces) {
    const tasks = jobs.filter(({ workspace }) => workspace === name).flatMap((job) => job.tasks)
    const needed = ['build', 'lint', 'typecheck', 'test', 'test:documents'].filter((task) => task in scripts)
    expect(tasks, name).toEqual(expect.arrayContaining(needed))
  }
})

test('long tests are in parts, of which none is missing', () => {
  const shards = jobs.filter(({ workspace }) => workspace === '@dst/api').flatMap(({ shard }) => shard ?? [])
  expect(shards).toEqual(['1/3', '2/3', '3/3'])
  expect(turboArguments({ name: 'x', workspace: '@dst/api', tasks: ['test'], shard: '2/3' })).toEqual([
    'run',
    'test',
    '--filter=@dst/api',
    '--output-logs=new-only',
    '--',
    '--shard=2/3',
  ])
})

test('every workspace that is tested in parts exists and has a runner that knows parts', () => {
  const inParts = new Set(jobs.filter(({ shard }) => shard !== undefined).map(({ workspace }) => workspace))
  const runners = workspaces.filter(({ name }) => inParts.has(name)).map(({ scripts }) => scripts['test'])
  expect(runners.length).toBe(3)
  for (const runner of runners) expect(['vitest run', 'playwright test']).toContain(runner)
})

test('names of jobs differ, as what they leave behind is kept under them', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})

describe('what is chosen', () => {
  test('is everything without a wish', () => {
    expect(chooseJobs(jobs, parseChoice([]), none)).toEqual(jobs)
  })

  test('is one workspace', () => {
    const chosen = chooseJobs(jobs, parseChoice(['--only', '@dst/domain']), none)
    expect(chosen.map(({ name }) => name)).toEqual(['@dst/domain'])
  })

  test('is what a change touches', () => {
    const chosen = chooseJobs(jobs, parseChoice(['--affected']), () => new Set(['@dst/domain', '//']))
    expect(chosen.map(({ name }) => name)).toEqual(['@dst/domain'])
  })

  test('is also what runs the product that a change touches', () => {
    const chosen = chooseJobs(jobs, parseChoice(['--affected']), () => new Set(['@dst/web']))
    expect(new Set(chosen.map(({ workspace }) => workspace))).toEqual(new Set(['@dst/web', '@dst/bench', '@dst/e2e']))
    const shown = chooseJobs(jobs, parseChoice(['--affected']), () => new Set(['@dst/storybook']))
    expect(shown.map(({ workspace }) => workspace)).toContain('@dst/visual')
  })

  test('is never a workspace that does not exist, nor an unknown wish', () => {
    expect(() => chooseJobs(jobs, parseChoice(['--only', '@dst/domian']), none)).toThrow('no workspace @dst/domian')
    expect(() => parseChoice(['--afected'])).toThrow('--afected')
  })
})

test.each([
  [['--only', '@dst/domian'], /^There is no workspace @dst\/domian, only: @dst\/api, .*\n$/],
  [['--onyl'], /^Unknown option '--onyl'.*\n$/],
])('%j is told in one line, without a stack', (typed, said) => {
  const command = join(import.meta.dirname, 'ci-local.ts')
  const { status, stderr } = spawnSync(process.execPath, [command, ...typed], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(said)
})

test('the workflow runs the jobs of this list', () => {
  const workflow = readFileSync(join(root, '.github', 'workflows', 'ci.yml'), 'utf8')
  expect(workflow).toContain('node tooling/launch/src/ci-local.ts --matrix')
  const command = join(import.meta.dirname, 'ci-local.ts')
  const { stdout } = spawnSync(process.execPath, [command, '--matrix', '--only', '@dst/api'], { encoding: 'utf8' })
  expect(JSON.parse(stdout)).toContainEqual({
    name: '@dst/api 2/3',
    workspace: '@dst/api',
    artifact: 'api-2-3',
    turbo: 'run test --filter=@dst/api --output-logs=new-only -- --shard=2/3',
  })
  expect(workflow).toContain('pnpm exec turbo ${{ matrix.job.turbo }}')
})
