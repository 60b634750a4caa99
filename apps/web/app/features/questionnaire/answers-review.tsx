import { passiveImportanceDefault } from '@dst/domain/parameters'
import { questionnaireSteps, type Question, type QuestionnaireDraft } from '@dst/domain/questionnaire'
import { DescriptionList } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { questionnaireStepPath } from '~/paths'
import { fullName, type Person } from './person'

interface AnswersReviewProps {
  draft: QuestionnaireDraft
  person: Person
}

/** Everything that will be sent, step by step, each with the way back to change it. */
export function AnswersReview({ draft, person }: AnswersReviewProps) {
  return (
    <div className="questionnaire-review">
      <section>
        <div className="questionnaire-review-head"><h2>Your account</h2></div>
        <DescriptionList items={[{ term: 'Name', description: fullName(person) || 'Not given' }, { term: 'Email', description: person.email }]} />
      </section>
      {questionnaireSteps.slice(0, -1).map(({ number, title, questions }) => (
        <section key={number}>
          <div className="questionnaire-review-head">
            <h2>{title}</h2>
            <TextLink href={questionnaireStepPath(number)} className="questionnaire-review-change">
              Change<span className="ui-visually-hidden"> {title}</span>
            </TextLink>
          </div>
          <DescriptionList items={questions.map((question) => ({ term: question.label, description: wordsOf(question, draft) }))} />
        </section>
      ))}
    </div>
  )
}

function wordsOf(question: Question, draft: QuestionnaireDraft): string {
  const answer = draft[question.name] ?? (question.kind === 'scale' ? passiveImportanceDefault.value : undefined)
  const words = question.options.find(({ value }) => value === answer)?.label ?? 'Not answered'
  return question.kind === 'scale' ? `${answer}: ${words}` : words
}
