/** Sign in with e-mail and password or Google. */
export function SignInPage() {
  return <h1>Welcome Back</h1>
}
