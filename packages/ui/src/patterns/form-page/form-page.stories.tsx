import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button/button.tsx'
import { TextLink } from '../../components/link/link.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { FormDivider, FormFields, FormPage } from './form-page.tsx'

const meta = {
  title: 'Patterns/FormPage (sign in, sign up)',
  id: 'patterns-formpage',
  component: FormPage,
  args: {
    title: 'Create your account',
    lead: 'Five minutes now; the questionnaire follows.',
    sideLabel: 'What you get',
    side: (
      <>
        <h2>What you get</h2>
        <p>An introduction to a Registered Investment Advisor.</p>
      </>
    ),
    children: (
      <FormFields>
        <TextField name="firstName" label="First name" />
        <TextField name="email" type="email" label="Email" />
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <Button wide type="submit">
          Create account
        </Button>
        <FormDivider label="Or continue with" />
        <Button wide variant="secondary" icon="google">
          Sign up with Google
        </Button>
      </FormFields>
    ),
    after: (
      <p>
        Already have an account? <TextLink href="#login">Sign in</TextLink>
      </p>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormPage>
export default meta
type Story = StoryObj<typeof meta>

export const WithSide: Story = {}
export const Alone: Story = { args: { title: 'Welcome Back', side: undefined } }
