import { Card } from '@dst/ui/card'
import { TextLink } from '@dst/ui/link'
import { DownloadButton } from '~/lib/my-data/download-button.tsx'
import { paths } from '~/paths.ts'

/** All data stored about the user, as a file and as a page. */
export function MyDataCard() {
  return (
    <Card heading="Your data" headingLevel={2}>
      <p className="max-w-measure">
        Everything that is stored about you: your profile, your account, your answers, your exchange if you keep it in
        your account, your requests, what you agreed to pass to the partner, your consents and your messages. The file
        is JSON, which programs read.
      </p>
      <DownloadButton />
      <p>
        <TextLink href={paths.myData} className="inline-flex min-h-11 items-center">
          Read it as a page
        </TextLink>
      </p>
    </Card>
  )
}
