/** Handles returns from Google, e-mail confirmation and password recovery. */
export function AuthCallbackPage() {
  return <h1>Verifying Email...</h1>
}
