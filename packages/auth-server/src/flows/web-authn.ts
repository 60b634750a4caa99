/** The library that reads what authenticators say: 250 modules, loaded when the first passkey is asked for. */
export function webAuthn() {
  return import('@simplewebauthn/server')
}
