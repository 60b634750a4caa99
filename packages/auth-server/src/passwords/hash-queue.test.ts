import { expect, onTestFinished, test, vi } from 'vitest'
import { hashesAtOnce, makeHashQueue } from './hash-queue.ts'

test.each([
  [1, 4, 1],
  [2, 4, 2],
  [3, 4, 3],
  // One thread of the pool stays free.
  [4, 4, 3],
  [16, 4, 3],
  [16, 20, 16],
  [2, 1, 1],
])('%i cores and a pool of %i threads hash %i passwords at once', (cores, poolSize, atOnce) => {
  expect(hashesAtOnce(cores, poolSize)).toBe(atOnce)
})

test('no more run at once than may, and those that wait come in order', async () => {
  const queue = makeHashQueue({ concurrency: 2, maxWaitMs: 60_000 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (index: number) => {
    begun.push(index)
    return new Promise<number>((resolve) => ends.push(() => resolve(index)))
  }
  const all = Array.from({ length: 20 }, (_, index) => queue.run(() => work(index)))
  for (const [index, outcome] of all.entries()) {
    expect(begun).toEqual(Array.from({ length: Math.min(index + 2, 20) }, (_, each) => each))
    ends[index]?.()
    expect(await outcome).toEqual({ ok: true, value: index })
  }
})

test('who would wait too long is refused with the seconds until then, and later ones are let in again', async () => {
  const queue = makeHashQueue({ concurrency: 1, maxWaitMs: 100 })
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const waiting = Array.from({ length: 3 }, () => queue.run(() => gate))
  // Each is expected to take 50 ms: the fourth would wait for 150.
  expect(await queue.run(() => gate)).toMatchObject({ ok: false, error: { status: 503, retryAfterSeconds: 1 } })
  open()
  expect((await Promise.all(waiting)).map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await queue.run(() => Promise.resolve('in'))).toEqual({ ok: true, value: 'in' })
})

test('a hash that fails gives its place away', async () => {
  const queue = makeHashQueue({ concurrency: 1, maxWaitMs: 60_000 })
  const broken = queue.run(() => Promise.reject(new Error('out of memory')))
  const next = queue.run(() => Promise.resolve('next'))
  await expect(broken).rejects.toThrow('out of memory')
  expect(await next).toEqual({ ok: true, value: 'next' })
})

// One hash changes the estimate by a tenth of what it takes beyond 50 ms: to 50, 100, 200 and 450 ms.
test.each([
  [50, 3],
  [550, 3],
  [1550, 3],
  [4050, 1],
])(
  'after a hash of %i ms callers may wait longer in proportion, up to four times: %i are let in',
  async (ms, letIn) => {
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
    onTestFinished(() => clock.mockRestore())
    const queue = makeHashQueue({ concurrency: 1, maxWaitMs: 100 })
    await queue.run(() => Promise.resolve((time += ms)))
    let open: (value: string) => void = () => undefined
    const gate = new Promise<string>((resolve) => {
      open = resolve
    })
    const all = Array.from({ length: 12 }, () => queue.run(() => gate))
    open('in')
    expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(letIn)
  },
)
