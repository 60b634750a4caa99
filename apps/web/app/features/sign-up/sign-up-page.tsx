/** Creates an account. */
export function SignUpPage() {
  return <h1>Create account</h1>
}
