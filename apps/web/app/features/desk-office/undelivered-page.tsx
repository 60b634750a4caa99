import { Banner } from '@dst/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { JobList } from './job-list.tsx'
import { zoneSentence } from './moments.tsx'
import { countSentence } from './more-button.tsx'
import { OfficePage, OfficeSection, ReadState } from './office-page.tsx'
import { deadQuery } from './office-queries.ts'

/** What failed at every try and lies there until somebody retries or cancels it. */
export function UndeliveredPage() {
  const read = useQuery(deadQuery)
  return (
    <OfficePage
      title="Undelivered"
      lead={`What failed at every try, for about three days each. Nothing here goes on by itself. ${zoneSentence()}`}
    >
      <ReadState what="What is undelivered" read={read}>
        {(jobs) => (
          <>
            {jobs.length === 0 ? (
              <Banner tone="success" heading="Nothing lies here" announce="none">
                No job has failed at its last try. What is still being tried, or was canceled, stands on the page of its
                request.
              </Banner>
            ) : null}
            <OfficeSection id="given-up" heading="Given up">
              <output className="desk-count">{countSentence('job', jobs.length, jobs.length)}</output>
              <JobList jobs={jobs} linked />
            </OfficeSection>
          </>
        )}
      </ReadState>
    </OfficePage>
  )
}
