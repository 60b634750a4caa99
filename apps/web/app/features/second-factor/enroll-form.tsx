import type { TwoFactorEnrollment } from '@dst/auth'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { CodeField } from '~/lib/second-factor/code-field.tsx'
import type { useCodeForm } from '~/lib/second-factor/use-code-form.ts'
import { CopyButton } from './copy-button.tsx'
import { grouped } from './recovery-code-text.ts'

/** Props of {@link EnrollForm}. */
export interface EnrollFormProps extends Pick<ReturnType<typeof useCodeForm>, 'field' | 'banner' | 'submit'> {
  id: string
  enrollment: TwoFactorEnrollment
}

/** The QR code, the same key as text, and the field for the code that confirms the setup. */
export function EnrollForm({ id, enrollment, field, banner, submit }: EnrollFormProps) {
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <ErrorBanner message={banner?.message} retryAt={banner?.retryAt} />
      <ol className="grid gap-6">
        <li>
          <p>
            Install an authenticator app on your phone if you have none: Google Authenticator, Microsoft Authenticator
            and many password managers will do.
          </p>
        </li>
        <li className="grid justify-items-start gap-4">
          <p>Scan this picture with the app.</p>
          <img
            src={enrollment.qrCode}
            alt="QR code that adds this account to your authenticator app; the key below says the same"
            className="second-factor-qr"
          />
          <p>Or type this key into the app:</p>
          <p>
            <code className="wrap-anywhere">{grouped(enrollment.secret)}</code>
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton label="Copy the key" text={enrollment.secret} copied="Key copied." />
          </div>
        </li>
        <li>
          <CodeField
            {...field}
            id={`${id}-code`}
            kind="app"
            hint="Enter the six digits that the app shows now."
            data-autofocus
          />
        </li>
      </ol>
    </form>
  )
}
