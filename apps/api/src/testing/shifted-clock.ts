import { readFileSync, writeFileSync } from 'node:fs'

/*
 * Loaded into a program before its own modules (`NODE_OPTIONS=--import=...`): it shifts the program's time of day by
 * the milliseconds in a file, which is read again at SIGUSR2. Timers and `performance.now()` go on, as they do when a
 * machine's clock is set.
 */

const file = process.env['CLOCK_FILE'] ?? ''
let shift = 0

function read(): void {
  shift = Number(readFileSync(file, 'utf8'))
  writeFileSync(`${file}.read`, String(shift))
}

const now = () => RealDate.now() + shift
const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (date, values, target) => Reflect.construct(date, values.length === 0 ? [now()] : values, target) as Date,
  get: (date, name): unknown => (name === 'now' ? now : Reflect.get(date, name)),
})
read()
process.on('SIGUSR2', read)
