import type { AnswerLabels } from '@dst/content/answers'
import { TextLink } from '@dst/ui/link'
import { sheetPath } from '~/paths.ts'
import type { AnswerContent } from './answer-content.ts'

/** What to ask whom, and the sheet on which all questions for them stand. */
export function QuestionsToAsk({ ask, labels }: { ask: AnswerContent['ask']; labels: AnswerLabels }) {
  return (
    <section id="ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">{labels.ask}</h2>
      {ask.map(({ asked, questions }) => (
        <div key={asked} className="answer-asked">
          <h3>{labels.asked[asked]}</h3>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <p>
            <TextLink href={sheetPath(asked)}>{labels.sheet[asked]}</TextLink>
          </p>
        </div>
      ))}
    </section>
  )
}
