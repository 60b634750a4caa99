import { expect, test } from 'vitest'
import { createPrograms } from './programs.ts'

const node = (code: string, onLine: (line: string) => void = () => {}) => ({
  command: process.execPath,
  args: ['-e', code],
  cwd: '.',
  onLine,
})

test('lines of both streams arrive one by one, and the exit code at the end', async () => {
  const lines: string[] = []
  const code = await createPrograms().run(
    node("console.log('one\\ntwo'); console.error('three'); process.exitCode = 3", (line) => lines.push(line)),
  )
  expect(code).toBe(3)
  expect(lines.sort((left, right) => left.localeCompare(right))).toEqual(['one', 'three', 'two'])
})

test('a program that does not exist is a failure with its name', async () => {
  const lines: string[] = []
  const code = await createPrograms().run({
    command: '/no/such/program',
    args: [],
    cwd: '.',
    onLine: (line) => lines.push(line),
  })
  expect(code).toBe(1)
  expect(lines[0]).toContain('/no/such/program could not be started')
})

test('a program that a signal ended has not succeeded', async () => {
  expect(await createPrograms().run(node("process.kill(process.pid, 'SIGKILL')"))).toBe(1)
})

test('after a stop nothing is started any more', async () => {
  const programs = createPrograms()
  await programs.stop()
  expect(programs.isStopping()).toBe(true)
  expect(await programs.run(node('process.exitCode = 0'))).toBe(1)
})

test('where there are no signals a stop closes the channel, and the program ends by itself', async () => {
  const lines: string[] = []
  const programs = createPrograms(60_000, 'win32')
  let begin = () => {}
  const ready = new Promise<void>((resolve) => (begin = resolve))
  const code = "process.on('disconnect', () => { console.log('asked'); process.exit(0) }); console.log('ready')"
  const { ended } = programs.start({
    ...node(code, (line) => (line === 'ready' ? begin() : lines.push(line))),
    channel: true,
  })
  await ready
  await programs.stop()
  expect([await ended, lines]).toEqual([0, ['asked']])
})
