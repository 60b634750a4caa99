import { failure, type FailureReply } from './failure.ts'

/** Refusals about the identities of one account. The messages are literal: clients match on them. */
export const identityFailures = {
  alreadyLinked: failure(422, 'identity_already_exists', 'Identity is already linked'),
  linkedToAnother: failure(422, 'identity_already_exists', 'Identity is already linked to another user'),
  identityIdFormat: failure(404, 'validation_failed', 'identity_id must be an UUID'),
  lastIdentity: failure(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking'),
  notFound: failure(422, 'identity_not_found', "Identity doesn't exist"),
  addressTaken: failure(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  ),
  manualLinkingDisabled: failure(404, 'manual_linking_disabled', 'Manual linking is disabled'),
} as const satisfies Record<string, FailureReply>
