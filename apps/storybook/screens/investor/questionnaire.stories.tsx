import { paths, questionnaireStepPath } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldSubmission, newInvestor } from '@dst/api-client/testing'
import { expect } from 'storybook/test'
import { saveDraft } from '@dst/web/app/services/drafts.ts'
import { writeHandOver } from '@dst/web/app/services/hand-over.ts'
import { answerWith, network, tooManyCalls, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite, heldCallsMade, type Site } from '../../site/site.ts'
import { choose, press, pressTwice, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Questionnaire (investor profile)',
  tags: ['!autodocs'],
  args: { at: questionnaireStepPath(1), investor: newInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const { truthfulAcknowledgement: _, ...answers } = goldSubmission.answers

/** The answers of the steps before a given one, stored on the device. */
const answered =
  (...names: (keyof typeof answers)[]) =>
  ({ auth }: Site) => {
    const content = Object.fromEntries(names.map((name) => [name, answers[name]]))
    void auth.session().then((session) => {
      if (session !== null) saveDraft({ kind: 'questionnaire', owner: session.user.id }, content)
    })
  }

const qualification = ['accredited', 'saleStatus', 'equityBracket'] as const
const goals = [...qualification, 'horizon', 'returnNeed', 'passiveImportance'] as const
const property = [...goals, 'location', 'propertyType', 'mortgageBracket'] as const
const experience = [...property, 'prior1031', 'qiReady', 'riskBehavior'] as const

const withErrors = (button: string) => async () => {
  await press(button)
  await says('Please fix the following errors:')()
}

const send = async () => {
  await choose('checkbox', /true and complete/)
  await press('Submit')
}

export const Step1Qualification: Story = { play: says('Step 1 of 5') }

export const Step1Errors: Story = { play: withErrors('Next') }

export const Step2Goals: Story = {
  args: { at: questionnaireStepPath(2), arrange: answered(...qualification) },
  play: says('Step 2 of 5'),
}

export const Step2Errors: Story = { ...Step2Goals, play: withErrors('Next') }

export const Step3Property: Story = {
  args: { at: questionnaireStepPath(3), arrange: answered(...goals) },
  play: says('Step 3 of 5'),
}

export const Step3Errors: Story = { ...Step3Property, play: withErrors('Next') }

export const Step4Experience: Story = {
  args: { at: questionnaireStepPath(4), arrange: answered(...property) },
  play: says('Step 4 of 5'),
}

export const Step4Errors: Story = { ...Step4Experience, play: withErrors('Next') }

export const Step5Confirmation: Story = {
  args: { at: questionnaireStepPath(5), arrange: answered(...experience) },
  play: says('Step 5 of 5'),
}

export const Step5Errors: Story = { ...Step5Confirmation, play: withErrors('Submit') }

/** Someone who has submitted the questionnaire before sees their answers filled in. */
export const AnsweredBefore: Story = {
  args: { server: { submissions: [goldSubmission] } },
  play: says('Step 1 of 5'),
}

export const AnswersNotRead: Story = {
  args: {
    server: { submissions: [goldSubmission] },
    arrange: ({ api }) => api.failWith('me.submissions', tooManyCalls, Infinity),
  },
  tags: ['no-picture'],
  play: says(/^Your earlier answers could not be loaded/),
}

export const AnswersReadAgain: Story = {
  args: {
    server: { submissions: [goldSubmission] },
    arrange: ({ api }) => api.failWith('me.submissions', tooManyCalls),
  },
  tags: ['no-picture'],
  play: async () => {
    await press('Try Again')
    await says(/are filled in/)()
  },
}

export const Submitting: Story = {
  args: {
    at: questionnaireStepPath(5),
    arrange: (site) => {
      answered(...experience)(site)
      site.api.hold('users.saveQuestionnaire')
    },
  },
  play: async () => {
    await choose('checkbox', /true and complete/)
    await pressTwice('Submit')
    await says('Submitting...')()
    await heldCallsMade()
    await expect(currentSite().api.callsOf('users.saveQuestionnaire')).toHaveLength(1)
  },
}

export const NotSent: Story = {
  args: {
    at: questionnaireStepPath(5),
    arrange: (site) => {
      answered(...experience)(site)
      site.api.failWith('users.saveQuestionnaire', network, Infinity)
    },
  },
  play: async () => {
    await send()
    await says(/Your answers are kept/)()
  },
}

export const SentTooOften: Story = {
  args: {
    at: questionnaireStepPath(5),
    arrange: (site) => {
      answered(...experience)(site)
      site.api.failWith('users.saveQuestionnaire', tooManyCalls, Infinity)
    },
  },
  play: async () => {
    await send()
    await says(/Your answers are kept/)()
  },
}

export const Loading: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { session: unanswered }) },
  play: shows('Verifying your account...'),
}

/** Signed up in this tab, and the email address isn't confirmed yet. */
export const AddressNotVerified: Story = {
  args: {
    at: paths.questionnaire,
    arrange: ({ auth }) => {
      void auth.signOut()
      writeHandOver('registrationData', {
        email: newInvestor.email,
        firstName: 'Maria',
        lastName: 'Keller',
        dateOfBirth: '',
        phoneNumber: '',
        username: 'maria.keller',
      })
    },
  },
  play: shows('Verify Your Email'),
}

/** Nobody is signed in here, and the account exists. */
export const VerifiedElsewhere: Story = {
  ...AddressNotVerified,
  tags: ['no-picture'],
  play: async () => {
    await press("I've Verified My Email")
    await shows('Welcome Back')()
  },
}

export const VerificationSentAgain: Story = {
  ...AddressNotVerified,
  tags: ['no-picture'],
  play: async () => {
    await press('Resend Verification Email')
    await says(/^Verification email sent/)()
    await says(/^You can try again in/)()
  },
}
