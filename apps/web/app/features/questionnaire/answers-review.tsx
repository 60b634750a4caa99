import { passiveImportanceDefault } from '@dst/domain/parameters'
import {
  questionnaireSteps,
  type Question,
  type QuestionName,
  type QuestionnaireDraft,
} from '@dst/domain/questionnaire'
import { DescriptionList } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { questionnaireStepPath } from '~/paths.ts'
import { describeAnswer, changedAnswers } from './answer-labels.ts'
import { ChangedAnswersTable } from './changed-answers-table.tsx'
import { fullName, type Person } from './contact.ts'
import { questionId, type NamedPlace } from './question-field.tsx'
import type { LastAnswers } from './questionnaire-store.ts'
import { formatMoment } from './submission-list.ts'

interface AnswersReviewProps {
  answers: QuestionnaireDraft
  /** The answers of the last submission; undefined before the first one. */
  last: LastAnswers | undefined
  person: Person
  named: NamedPlace
}

/** Id of an answer on the review page, the target after changing it. */
export function reviewedId(name: string): string {
  return `answer-${name}`
}

/**
 * Everything that will be submitted, step by step: each answer with a link to change it, and what differs from the last
 * submission.
 */
export function AnswersReview({ answers, last, person, named }: AnswersReviewProps) {
  const shown = { ...answers, passiveImportance: answers.passiveImportance ?? passiveImportanceDefault }
  return (
    <div className="questionnaire-review">
      {last === undefined ? null : <ChangesSince last={last} answers={shown} />}
      <section>
        <h2>Your account</h2>
        <DescriptionList
          items={[
            { term: 'Name', description: fullName(person) || 'Not given' },
            { term: 'Email', description: person.email },
          ]}
        />
      </section>
      {questionnaireSteps.slice(0, -1).map(({ number, title, questions }) => (
        <section key={number}>
          <h2>{title}</h2>
          <DescriptionList
            items={questions.filter(isAsked).map(({ name, label }) => ({
              term: label,
              description: <Answer {...{ number, name, label, named }} words={describeAnswer(name, shown)} />,
            }))}
          />
        </section>
      ))}
    </div>
  )
}

function ChangesSince({ last, answers }: { last: LastAnswers; answers: QuestionnaireDraft }) {
  const changes = changedAnswers(last.answers, answers)
  const since = formatMoment(last.submittedAt)
  if (changes.length === 0) return <p>{`Nothing has changed since your answers from ${since}.`}</p>
  return <ChangedAnswersTable caption={`Changes since your answers from ${since}`} changes={changes} />
}

interface AnswerProps {
  number: number
  name: QuestionName
  label: string
  words: string
  named: NamedPlace
}

/** One answer; focusable, for users who return from changing it. */
function Answer({ number, name, label, words, named }: AnswerProps) {
  return (
    <div className="questionnaire-review-answer">
      <span id={reviewedId(name)} ref={reviewedId(name) === named.id ? named.ref : undefined} tabIndex={-1}>
        {words}
      </span>
      <TextLink href={`${questionnaireStepPath(number)}#${questionId(name)}`} className="questionnaire-review-change">
        Change<span className="ui-visually-hidden">{` your answer to: ${label}`}</span>
      </TextLink>
    </div>
  )
}

function isAsked(question: Question): question is Exclude<Question, { kind: 'acknowledgement' }> {
  return question.kind !== 'acknowledgement'
}
