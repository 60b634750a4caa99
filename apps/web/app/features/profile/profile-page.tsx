/** The investor profile, security and notifications. */
export function ProfilePage() {
  return <h1>Profile</h1>
}
