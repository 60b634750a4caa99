import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const present = 0x01
const verified = 0x04
const backupEligible = 0x08
const backedUp = 0x10
const attested = 0x40
const transports: ('internal' | 'hybrid')[] = ['internal', 'hybrid']

/** How a response deviates from a correct one. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  userHandle?: string
  /** Signs with an unknown key. */
  forged?: boolean
  /** The user has not verified themselves to the device. */
  unverified?: boolean
  counter?: number
}

interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

/**
 * A device that stores one passkey (ES256, without attestation) and responds with real signatures, for a site at this
 * origin.
 */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #rpId = ''
  #userHandle = ''
  #counter = 0
  readonly #counts: boolean

  constructor(origin: string, { counts = true }: { counts?: boolean } = {}) {
    this.#origin = origin
    this.#counts = counts
  }

  /** Creates the passkey that a site requests. */
  create(options: CreationOptions, deviation: Deviation = {}) {
    this.#rpId = options.rp.id ?? ''
    this.#userHandle = options.user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    const credentialId = Buffer.from(this.credentialId, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const authData = Buffer.concat([
      this.#authenticatorData(attested, deviation),
      Buffer.alloc(16),
      length,
      credentialId,
      isoCBOR.encode(coseKey),
    ])
    const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports,
      },
    }
  }

  /** Signs in with the passkey. */
  get(options: { challenge: string }, deviation: Deviation = {}) {
    if (this.#counts) this.#counter += 1
    const authData = this.#authenticatorData(0, deviation)
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, deviation)
    const clientDataHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const key: KeyObject =
      deviation.forged === true ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.#keys.privateKey
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, clientDataHash]), key).toString('base64url'),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    }
  }

  #authenticatorData(
    flags: number,
    { rpId = this.#rpId, unverified = false, counter = this.#counter }: Deviation,
  ): Buffer {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags | present | backupEligible | backedUp | (unverified ? 0 : verified))
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), tail])
  }

  #clientData(type: string, challenge: string, deviation: Deviation): string {
    const data = {
      type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? this.#origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(data)).toString('base64url')
  }
}

function bytes(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}
