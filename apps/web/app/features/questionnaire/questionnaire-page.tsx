/** The five-step investor profile. */
export function QuestionnairePage() {
  return <h1>Investor profile</h1>
}
