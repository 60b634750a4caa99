/** A PKCE challenge (RFC 7636): only the client with the matching verifier can exchange the code of the flow. */
export interface CodeChallenge {
  challenge: string
  method: 's256' | 'plain'
}

/** The challenge stored in a database row, if any. */
export function storedChallenge(row: {
  code_challenge: string | null
  code_challenge_method: CodeChallenge['method'] | null
}): CodeChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = row
  return challenge === null || method === null ? undefined : { challenge, method }
}

/** A challenge as database columns. */
export function challengeColumns(challenge: CodeChallenge | undefined) {
  return { code_challenge: challenge?.challenge ?? null, code_challenge_method: challenge?.method ?? null }
}
