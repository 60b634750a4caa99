import { Banner } from '@dst/ui/banner'
import { FormPage } from '@dst/ui/form-page'
import { useNavigate } from 'react-router'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { paths } from '~/paths.ts'
import { showToast } from '~/services/toasts.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useNewPassword } from './use-new-password.ts'

/** Asks a user whose account has lost its original password for a new one, then continues. */
export function ChoosePassword({ email }: { email: string }) {
  const navigate = useNavigate()
  const { error, submit } = useNewPassword(async () => {
    showToast({ tone: 'success', title: 'Your password is set.' })
    await navigate(paths.questionnaire, { replace: true })
  })
  return (
    <FormPage
      title="Choose a Password"
      lead={
        <span>
          Choose the password of <strong className="wrap-anywhere">{email}</strong>. Your investor profile comes next.
        </span>
      }
    >
      <Banner tone="info" heading="Why you are asked again">
        This address was signed up more than once, with different passwords, or you undid a change that was not yours.
        To keep your account safe no earlier password is used.
      </Banner>
      <ErrorBanner message={error?.message} retryAt={error?.retryAt} />
      <NewPasswordForm email={email} onSubmit={submit} />
    </FormPage>
  )
}
