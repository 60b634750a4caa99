import type { Investor } from '@dst/contracts'
import { Card } from '@dst/ui/card'
import { DescriptionList } from '@dst/ui/description-list'
import { Icon } from '@dst/ui/icon'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'
import { preferences } from './investor-summary.ts'

/** The investor's answers about property and the exchange. */
export function PreferencesCard({ investor }: { investor: Investor }) {
  return (
    <Card heading="Investment Preferences" headingLevel={2}>
      <DescriptionList items={preferences(investor)} />
      <p className="text-small text-ink-muted">
        From your questionnaire. Something has changed? <TextLink href={paths.questionnaire}>Answer it again</TextLink>
      </p>
    </Card>
  )
}

/** Whether the investor's data is shared; renders nothing until the investor has decided. */
export function SharingCard({ shareWithVc }: Pick<Investor, 'shareWithVc'>) {
  if (shareWithVc === null) return null
  const label = shareWithVc ? 'Info shared with VC partners' : 'Info kept private'
  return (
    <Card heading="Data sharing" headingLevel={2} tone="well">
      <p className="flex items-center gap-2">
        <Icon name={shareWithVc ? 'users' : 'lock'} />
        <span>{label}</span>
      </p>
    </Card>
  )
}
