import type { QuestionnaireScore } from '@dst/domain/scoring'
import { DataTable } from '@dst/ui/data-table'
import { Disclosure } from '@dst/ui/disclosure'
import { tierMeaning } from './tier-meaning.ts'

/** What the tier means, what would change it, and how much each question counts. */
export function TierExplanation({ result }: { result: QuestionnaireScore }) {
  const { neighbours, deciding, weights } = tierMeaning(result)
  return (
    <section className="result-part" aria-labelledby="tier-meaning">
      <h2 id="tier-meaning">What your tier means</h2>
      <p>
        Your tier ranks one thing: how ready you seem for a call with an advisor. It does not say whether an investment
        suits you, so there is no need to raise it. Please answer as things are. An answer that is not true only leads
        to a call about investments that may not fit you.
      </p>
      <h3>What would change it</h3>
      <ul className="result-list">
        {neighbours.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Deciding questions={deciding} all={weights.length} />
      <Disclosure summary="How much each question counts">
        <DataTable
          caption="Points for each question"
          hideCaption
          narrow="table"
          figures
          columns={['Question', 'Least', 'Most']}
          rows={weights.map(({ question, from, to }) => ({ heading: question, cells: [from, to] }))}
        />
      </Disclosure>
    </section>
  )
}

/** The questions that can each change the tier; very close to a threshold every question can, which needs no list. */
function Deciding({ questions, all }: { questions: readonly string[]; all: number }) {
  if (questions.length === 0) return null
  if (questions.length === all)
    return <p>With your other answers as they are, a different answer to any one question can lead to another tier.</p>
  return (
    <>
      <p>
        With your other answers as they are, a different answer to one of these questions alone can lead to another
        tier:
      </p>
      <ul className="result-list">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </>
  )
}
