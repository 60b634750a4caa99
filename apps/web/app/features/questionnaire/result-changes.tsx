import { useQuery } from '@tanstack/react-query'
import { submissionsQuery } from './submissions.ts'
import { ChangedAnswersTable } from './changed-answers-table.tsx'
import { pastSubmissions } from './submission-list.ts'

/**
 * The changes since the previous submission in answers, score and tier. Renders nothing after the first submission, or
 * while loading.
 */
export function ResultChanges() {
  const { data } = useQuery(submissionsQuery)
  const [newest, before] = pastSubmissions(data ?? [])
  if (newest?.changes === undefined || before === undefined) return null
  return (
    <section className="result-part" aria-labelledby="result-changes">
      <h2 id="result-changes">What changed</h2>
      <p>{`On ${before.when} your result was ${before.outcome}. Now it is ${newest.outcome}.`}</p>
      {newest.changes.length === 0 ? (
        <p>You gave the same answers.</p>
      ) : (
        <ChangedAnswersTable caption="Answers that changed" hideCaption changes={newest.changes} />
      )}
    </section>
  )
}
