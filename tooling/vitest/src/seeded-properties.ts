import fc from 'fast-check'
import { runSeed } from './seeded-random.ts'

fc.configureGlobal({ seed: runSeed() })
