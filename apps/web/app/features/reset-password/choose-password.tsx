import { Banner } from '@dst/ui/banner'
import { FormPage } from '@dst/ui/form-page'
import { useNavigate } from 'react-router'
import { ErrorBanner } from '~/lib/error-banner'
import { paths } from '~/paths'
import { showToast } from '~/services/toasts'
import { NewPasswordForm } from './new-password-form'
import { useNewPassword } from './use-new-password'

/** Asks a person for a password whose account has lost the one that it was signed up with, and goes on from there. */
export function ChoosePassword({ email }: { email: string }) {
  const navigate = useNavigate()
  const { busy, error, submit } = useNewPassword(async () => {
    showToast({ tone: 'success', title: 'Your password is set.' })
    await navigate(paths.questionnaire, { replace: true })
  })
  return (
    <FormPage
      title="Choose a Password"
      lead={
        <>
          Choose the password of <strong className="wrap-anywhere">{email}</strong>. Your investor profile comes next.
        </>
      }
    >
      <Banner tone="info" heading="Why you are asked again">
        This address was signed up more than once, with different passwords. To keep your account safe none of them is
        used.
      </Banner>
      <ErrorBanner message={error?.message} retryAt={error?.retryAt} />
      <NewPasswordForm email={email} busy={busy} onSubmit={submit} />
    </FormPage>
  )
}
