import { passiveImportanceDefault } from '@dst/domain/parameters'
import type { AcknowledgementQuestion, AnswerOption, Question, QuestionnaireDraft } from '@dst/domain/questionnaire'
import { Checkbox } from '@dst/ui/checkbox'
import { Disclosure } from '@dst/ui/disclosure'
import { RadioGroup } from '@dst/ui/radio-group'
import { Select } from '@dst/ui/select'
import type { RefCallback } from 'react'
import { answerQuestion } from './questionnaire-store.ts'

/** What the URL names on a step: the id, and the ref of the control or text with that id. */
export interface NamedPlace {
  id: string
  ref: RefCallback<HTMLElement>
}

interface QuestionFieldProps<Asked extends Question = Question> {
  question: Asked
  draft: QuestionnaireDraft
  error: string | undefined
  named: NamedPlace
}

/** More choices than these open as a list. */
const maxChoicesInView = 7

/** Id of a question's control, the target of links in the error summary. */
export function questionId(name: string): string {
  return `question-${name}`
}

/** One question with its hint, the reason for it, and its choices. */
export function QuestionField({ question, draft, error, named }: QuestionFieldProps) {
  if (question.kind === 'acknowledgement') return <Acknowledgement {...{ question, draft, error, named }} />

  const { name, label, whyWeAsk, hint, options } = question
  const scale = question.kind === 'scale'
  const answer = draft[name] ?? (scale ? passiveImportanceDefault : undefined)
  const id = questionId(name)
  const ref = id === named.id ? named.ref : undefined
  const choice = {
    id,
    name,
    hint,
    error,
    required: !scale,
    options: options.map((option) => ({
      value: String(option.value),
      label: scale ? String(option.value) : option.label,
      ...hintOf(option),
    })),
    value: answer === undefined ? undefined : String(answer),
    onValueChange: (chosen: string) =>
      answerQuestion(name, options.find(({ value }) => String(value) === chosen)?.value),
  }
  if (options.length > maxChoicesInView) {
    return (
      <div>
        <Select {...choice} ref={ref} label={label} placeholder="Choose one" />
        <WhyWeAsk reason={whyWeAsk} />
      </div>
    )
  }
  return (
    <RadioGroup
      {...choice}
      choiceRef={ref}
      legend={label}
      explanation={<WhyWeAsk reason={whyWeAsk} />}
      layout={scale ? 'scale' : 'cards'}
      {...(scale ? { ends: endsOf(options) } : {})}
    />
  )
}

function Acknowledgement({ question, draft, error, named }: QuestionFieldProps<AcknowledgementQuestion>) {
  const { name, label, whyWeAsk } = question
  return (
    <div>
      <Checkbox
        id={questionId(name)}
        ref={questionId(name) === named.id ? named.ref : undefined}
        name={name}
        label={label}
        error={error}
        checked={draft.truthfulAcknowledgement ?? false}
        onCheckedChange={(checked) => answerQuestion(name, checked)}
      />
      <WhyWeAsk reason={whyWeAsk} />
    </div>
  )
}

function WhyWeAsk({ reason }: { reason: string }) {
  return (
    <Disclosure summary="Why we ask">
      <p>{reason}</p>
    </Disclosure>
  )
}

function hintOf({ hint }: AnswerOption): { hint?: string } {
  return hint === undefined ? {} : { hint }
}

function endsOf(options: readonly { label: string }[]): { low: string; high: string } {
  return { low: options[0]?.label ?? '', high: options.at(-1)?.label ?? '' }
}
