import { availableParallelism } from 'node:os'
import { bareHash } from './bare-hash.ts'

// Hashes on all cores, with no other load, and prints hashes per second.
const seconds = Number(process.argv[2])
const start = performance.now()
const end = start + seconds * 1000
let hashes = 0
const lane = async () => {
  while (performance.now() < end) {
    await bareHash()
    hashes += 1
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, lane))
process.stdout.write(`${(hashes * 1000) / (performance.now() - start)}\n`)
