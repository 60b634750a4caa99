import { argon2Form } from './argon2.ts'

// Beyond these a sign-in would take minutes, or exhaust the server's memory.
const maxKibibytes = 262_144
const maxPasses = 16
const maxLanes = 16
// Parameters that Node.js needs to recompute a hash.
const leastSaltBytes = 8
const leastTagBytes = 4

/** Whether a string is an importable bcrypt hash, with a cost of up to 2^15. */
export function isImportableBcrypt(text: string): boolean {
  return /^\$2[aby]\$(?:0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/.test(text)
}

/** Whether a string is an Argon2i or Argon2id hash that this server can check. */
export function isImportableArgon2(text: string): boolean {
  const [, , memory = '', passes = '', lanes = '', salt = '', tag = ''] = argon2Form.exec(text) ?? []
  const affordable = Number(memory) <= maxKibibytes && Number(passes) <= maxPasses && Number(lanes) <= maxLanes
  const computable = Number(passes) >= 1 && Number(lanes) >= 1 && Number(memory) >= 8 * Number(lanes)
  const bytes = (base64: string) => Buffer.from(base64, 'base64').length
  return affordable && computable && bytes(salt) >= leastSaltBytes && bytes(tag) >= leastTagBytes
}
