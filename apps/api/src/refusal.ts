/** Why the process does not start. The launcher shows `message` to the person as it is. */
export type RefusalCode =
  | 'auth-keys-differ'
  | 'configuration'
  | 'data-folder-in-use'
  | 'data-folder-unwritable'
  | 'database-unreachable'
  | 'no-database'
  | 'no-room'
  | 'port-in-use'
  | 'public-mailbox'

/** Thrown while starting, when the surroundings and not the program are at fault. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'Refusal'
  }
}
