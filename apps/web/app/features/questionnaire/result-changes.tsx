import { useQuery } from '@tanstack/react-query'
import { submissionsQuery } from '~/services/submissions'
import { ChangedAnswersTable } from './changed-answers-table'
import { pastSubmissions } from './submission-list'

/** What changed against the time before, in answers, score and tier. Nothing after the first time, or until it is known. */
export function ResultChanges() {
  const { data } = useQuery(submissionsQuery)
  const [newest, before] = pastSubmissions(data ?? [])
  if (newest?.changes === undefined || before === undefined) return null
  return (
    <section className="result-part" aria-labelledby="result-changes">
      <h2 id="result-changes">What changed</h2>
      <p>
        On {before.when} your result was {before.outcome}. Now it is {newest.outcome}.
      </p>
      {newest.changes.length === 0 ? (
        <p>You gave the same answers.</p>
      ) : (
        <ChangedAnswersTable caption="Answers that changed" hideCaption changes={newest.changes} />
      )}
    </section>
  )
}
