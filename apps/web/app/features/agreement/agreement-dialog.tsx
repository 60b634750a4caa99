import type { ApiFailure } from '@dst/api-client'
import type { CalendarDate } from '@dst/content/sources'
import type { Agreement } from '@dst/contracts'
import { longDate } from '@dst/domain/wording/long-date'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { TextLink } from '@dst/ui/link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { DownloadButton } from '~/lib/my-data/download-button.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { paths } from '~/paths.ts'
import { api } from '~/services/api.ts'
import { signOutOnRequest } from '~/services/auth.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { consentsQuery } from '~/services/queries/consents.ts'
import { agreementQuery } from './agreement-query.ts'

/** Props of {@link AgreementDialog}. */
export interface AgreementDialogProps {
  asked: NonNullable<Agreement['asked']>
  /** Called when the user puts the question aside. */
  onLater: () => void
}

/** Says what has changed in the terms, and asks whether the user agrees; they can also leave, with their data. */
export default function AgreementDialog({ asked, onLater }: AgreementDialogProps) {
  const { agreeing, failure, changedMeanwhile } = useAgreeing(asked)
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: async () => {
      if (await signOutOnRequest()) await navigate(paths.home)
    },
  })
  return (
    <Dialog
      open
      onClose={onLater}
      busy={agreeing.isPending || leaving.isPending}
      title="Our terms have changed"
      description={
        `Since ${longDate(asked.date as CalendarDate)} a new version of our terms and privacy policy is in effect. ` +
        'It needs your agreement.'
      }
      footer={
        <>
          <Button variant="secondary" busy={leaving.isPending} onClick={() => leaving.mutate()}>
            Sign out
          </Button>
          <Button busy={agreeing.isPending} busyLabel="Saving..." onClick={() => agreeing.mutate()}>
            I agree
          </Button>
        </>
      }
    >
      {changedMeanwhile ? (
        <Banner tone="caution">They changed again while this page was open. Please read them anew.</Banner>
      ) : null}
      <p>What has changed:</p>
      <ul className="grid list-disc gap-1 ps-5">
        {asked.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>
        <TextLink href={paths.terms} target="_blank" className="inline-flex min-h-11 items-center">
          Terms of Service (opens a new tab)
        </TextLink>
        <span>{' and '}</span>
        <TextLink href={paths.privacy} target="_blank" className="inline-flex min-h-11 items-center">
          Privacy Policy (opens a new tab)
        </TextLink>
      </p>
      <p>
        Until you decide, nothing is lost, and we ask again when you next open the site. If you do not agree, you can
        take your data with you.
      </p>
      <DownloadButton />
      {failure === undefined ? null : <NotSaved failure={failure} />}
    </Dialog>
  )
}

/** Nothing was recorded: the same press tries again. */
function NotSaved({ failure }: { failure: ApiFailure }) {
  const expired = failure.kind === 'http' && failure.status === 401
  const trouble = connectionErrorMessage(failure)
  return (
    <ErrorBanner
      message={['Your agreement was not saved.', trouble].filter(Boolean).join(' ')}
      action={expired ? <SignInAgain /> : undefined}
    />
  )
}

function useAgreeing({ words }: AgreementDialogProps['asked']) {
  const queryClient = useQueryClient()
  const agreeing = useMutation({
    mutationFn: () => api.me.agree(words),
    onSuccess: (outcome) => {
      if (!outcome.ok) return
      queryClient.setQueryData(agreementQuery.queryKey, outcome.value)
      void queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
    },
  })
  const outcome = agreeing.data
  return {
    agreeing,
    failure: outcome?.ok === false ? outcome.error : undefined,
    changedMeanwhile: outcome?.ok === true && outcome.value.asked !== null,
  }
}
