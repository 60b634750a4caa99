import type { JWK } from 'jose'
import { z } from 'zod'

/** A signing algorithm of tokens. */
export type TokenAlgorithm = 'ES256' | 'RS256' | 'HS256'

/** The key type (`kty`) of each algorithm. */
const keyTypes = { ES256: 'EC', RS256: 'RSA', HS256: 'oct' } as const satisfies Record<TokenAlgorithm, string>

/** A configured private key: a JWK with its permitted operations. Only an HS256 key can lack a `kid`. */
export type StoredKey = JWK & { kid?: string; alg: TokenAlgorithm; key_ops: string[] }

/** Parses one key. */
export const storedKeySchema: z.ZodType<StoredKey> = z
  .looseObject({
    kid: z.string().min(1).optional(),
    alg: z.enum(['ES256', 'RS256', 'HS256']),
    key_ops: z.array(z.string()),
  })
  .refine((key) => key['kty'] === keyTypes[key.alg])
  .refine((key) => (key.alg === 'HS256' ? isText(key['k']) : key.kid !== undefined))
  .refine((key) => key.alg === 'HS256' || !key.key_ops.includes('sign') || isText(key['d']))
  .transform((key) => key as StoredKey)

/** What a set of keys lacks, phrased to follow "must hold". */
export function keysFlaw(keys: readonly StoredKey[]): string | undefined {
  if (keys.filter((key) => key.key_ops.includes('sign')).length !== 1) return 'exactly one signing key'
  const ids = keys.map(({ kid }) => kid)
  return new Set(ids).size === ids.length ? undefined : 'keys whose ids differ'
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
