import type { Question, QuestionnaireDraft } from '@dst/domain/questionnaire'
import { passiveImportanceDefault } from '@dst/domain/parameters'
import { Checkbox } from '@dst/ui/checkbox'
import { Disclosure } from '@dst/ui/disclosure'
import { RadioGroup } from '@dst/ui/radio-group'
import { answerQuestion } from './questionnaire-store'

interface QuestionFieldProps {
  question: Question
  draft: QuestionnaireDraft
  error: string | undefined
}

/** Id of the control of a question, where the error summary leads. */
export function questionId(name: string): string {
  return `question-${name}`
}

/** One question with its hint, the reason for it, and its choices. */
export function QuestionField({ question, draft, error }: QuestionFieldProps) {
  const { name, label, whyWeAsk, hint } = question
  const why = <Disclosure summary="Why we ask"><p>{whyWeAsk}</p></Disclosure>

  if (question.kind === 'acknowledgement') {
    return (
      <div className="grid gap-2">
        <Checkbox
          id={questionId(name)}
          name={name}
          label={label}
          error={error}
          checked={draft.truthfulAcknowledgement ?? false}
          onCheckedChange={(checked) => answerQuestion(name, checked)}
        />
        {why}
      </div>
    )
  }

  const scale = question.kind === 'scale'
  const answer = draft[name] ?? (scale ? passiveImportanceDefault.value : undefined)
  return (
    <RadioGroup
      id={questionId(name)}
      name={name}
      legend={label}
      hint={hint}
      explanation={why}
      error={error}
      required={!scale}
      layout={scale ? 'scale' : 'cards'}
      options={question.options.map(({ value, label: words }) => ({ value: String(value), label: scale ? String(value) : words }))}
      value={answer === undefined ? undefined : String(answer)}
      onValueChange={(chosen) => answerQuestion(name, question.options.find(({ value }) => String(value) === chosen)?.value)}
      {...(scale ? { ends: endsOf(question.options) } : {})}
    />
  )
}

function endsOf(options: readonly { label: string }[]): { low: string; high: string } {
  return { low: options[0]?.label ?? '', high: options.at(-1)?.label ?? '' }
}
