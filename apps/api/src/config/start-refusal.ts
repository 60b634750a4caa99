/** Why the process does not start. The launcher shows `message` to the person unchanged. */
export type StartRefusalCode =
  | 'address-not-there'
  | 'auth-keys-differ'
  | 'backup-unusable'
  | 'configuration'
  | 'data-folder-in-use'
  | 'data-folder-unwritable'
  | 'database-busy'
  | 'database-newer'
  | 'database-not-empty'
  | 'database-unreachable'
  | 'no-database'
  | 'no-room'
  | 'port-in-use'
  | 'public-mailbox'

/** Thrown during startup, when the environment and not the program is at fault. */
export class StartRefusal extends Error {
  constructor(
    readonly code: StartRefusalCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'StartRefusal'
  }
}
