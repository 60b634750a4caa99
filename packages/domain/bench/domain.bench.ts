import { bench, describe } from 'vitest'
import vectors from '../test-vectors/scoring.json' with { type: 'json' }
import { calculateExchange, defaultExchangeInputs } from '../src/calculator'
import type { QuestionnaireAnswers } from '../src/questionnaire'
import { scoreQuestionnaire } from '../src/scoring'

const answers = vectors[0]?.answers as QuestionnaireAnswers

describe('what runs on every keystroke and every submission', () => {
  bench('calculate an exchange', () => {
    calculateExchange(defaultExchangeInputs)
  })

  bench('score a questionnaire', () => {
    scoreQuestionnaire(answers)
  })
})
