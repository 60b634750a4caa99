/** Tells a new investor to open the confirmation e-mail. */
export function VerifyEmailPage() {
  return <h1>Check Your Email</h1>
}
