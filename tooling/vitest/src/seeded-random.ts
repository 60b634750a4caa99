import crypto, { createCipheriv, createHash, randomFillSync, webcrypto, type Cipheriv } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import process from 'node:process'

/** The name of the environment variable that repeats a run's random values. */
export const seedVariable = 'SEED'

/** This run's seed; drawn by the first that asks, and handed to every process that it starts. */
export function runSeed(): number {
  return Number((process.env['SEED'] ??= String(crypto.randomInt(2 ** 31))))
}

/** A name that no other run has, whatever its seed, for what runs share: databases on one server. */
export function uniqueName(prefix: string): string {
  return `${prefix}_${randomFillSync(Buffer.alloc(6)).toString('hex')}`
}

/** Global, because Vitest may load this module once more while a dependency holds on to the functions of the first. */
const state = ((globalThis as { seededRandom?: { from: string; streams: Map<string, Cipheriv> } }).seededRandom ??= {
  from: '',
  streams: new Map(),
})

/** Begins the random values of a place in the tests: the same for the same seed, whatever was drawn before. */
export function restartRandomValues(place: string): void {
  state.from = `${runSeed()} ${place}`
  state.streams.clear()
}

/**
 * Makes what Node draws random values with draw from the seed. Keys aren't: OpenSSL makes them.
 *
 * Each function has a stream of its own, so that a pool that connects earlier or later (`getRandomValues`) or a module
 * that is loaded already (`Math.random`) doesn't change the ids that come next.
 */
export function seedRandomValues(): void {
  Object.assign(crypto, { randomUUID, randomBytes, randomInt })
  Object.assign(webcrypto, { randomUUID, getRandomValues })
  Math.random = () => fraction('Math.random')
  syncBuiltinESMExports()
}

function draw(what: string, size: number): Buffer {
  let stream = state.streams.get(what)
  if (stream === undefined) {
    const key = createHash('sha256').update(`${state.from} ${what}`).digest()
    stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
    state.streams.set(what, stream)
  }
  return stream.update(Buffer.alloc(size))
}

/** From 0 to below 1, in steps of 2^-48. */
function fraction(what: string): number {
  return draw(what, 6).readUIntBE(0, 6) / 2 ** 48
}

function randomUUID(): string {
  const hex = draw('uuid', 16).toString('hex')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

const ofNode = Object.getPrototypeOf(webcrypto) as typeof webcrypto

function getRandomValues<View extends Parameters<typeof webcrypto.getRandomValues>[0]>(view: View): View {
  // Node's own refuses what it can't fill.
  ofNode.getRandomValues.call(webcrypto, view)
  Buffer.from(view.buffer, view.byteOffset, view.byteLength).set(draw('values', view.byteLength))
  return view
}

type Taker<Value> = (error: null, value: Value) => void

function randomBytes(size: number, take?: Taker<Buffer>): Buffer | undefined {
  const bytes = draw('bytes', size)
  if (take === undefined) return bytes
  process.nextTick(take, null, bytes)
  return undefined
}

function randomInt(...args: (number | Taker<number>)[]): number | undefined {
  const numbers = args.filter((arg) => typeof arg === 'number')
  const [min = 0, max = 0] = numbers.length === 1 ? [0, ...numbers] : numbers
  if (!(min < max)) throw new RangeError(`no integer from ${min} to below ${max}`)
  const value = min + Math.floor(fraction('int') * (max - min))
  const take = args.find((arg) => typeof arg === 'function')
  if (take === undefined) return value
  process.nextTick(take, null, value)
  return undefined
}
