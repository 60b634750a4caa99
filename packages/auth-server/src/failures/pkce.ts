import { failure, type FailureReply } from './failure.ts'

/** Refusals of the PKCE flow. The messages are literal: clients match on them. */
export const pkceFailures = {
  challengeFormat: failure(
    400,
    'validation_failed',
    'code challenge has to be 43 to 128 characters of A-Z, a-z, 0-9, ., _, ~ or - and its method s256 or plain',
  ),
  challengePair: failure(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge'),
  exchangeEmpty: failure(
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  ),
  stateExpired: failure(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  stateNotFound: failure(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  wrongVerifier: failure(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),
} as const satisfies Record<string, FailureReply>
