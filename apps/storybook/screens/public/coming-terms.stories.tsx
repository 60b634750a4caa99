import { LegalPage } from '@dst/web/app/features/legal/legal-page.tsx'
import { contentOf } from '@dst/web/app/lib/copy/content-of.ts'
import { paths } from '@dst/web/app/paths.ts'
import { loader } from '@dst/web/app/routes/terms.tsx'
import { SiteFrame } from '@dst/web/app/site-frame.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, useLoaderData } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { screen as page, userEvent } from 'storybook/test'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

/** The terms while a new version is announced, which a build has for some weeks only. */
const meta = {
  ...screen,
  title: 'Screens/Public/Coming terms',
  tags: ['!autodocs'],
  args: { at: paths.terms },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const announced = {
  date: '2027-01-05' as const,
  changes: ['Calls may be recorded, if you agree to it at their beginning.'],
}

function AnnouncedPage({ needsAgreement, changed }: { needsAgreement: boolean; changed: number }) {
  const { legal } = contentOf(useLoaderData<typeof loader>())
  return (
    <LegalPage legal={legal} coming={{ ...announced, needsAgreement, sections: legal.sections.slice(0, changed) }} />
  )
}

const showing = (given: Parameters<typeof AnnouncedPage>[0]) =>
  function Shown() {
    const element = (
      <SiteFrame>
        <AnnouncedPage {...given} />
      </SiteFrame>
    )
    const routes = [{ path: '*', loader, element, hydrateFallbackElement: <SiteFrame>{null}</SiteFrame> }]
    return <RouterProvider router={createMemoryRouter(routes, { initialEntries: [paths.terms] })} />
  }

/** A change to which account holders have to agree, its words beside the present ones. */
export const NeedsAgreement: Story = {
  render: showing({ needsAgreement: true, changed: 1 }),
  play: async () => {
    await says('A new version takes effect on January 5, 2027')()
    await says('From that day on we ask account holders for their agreement.')()
    await userEvent.click(await page.findByText(/^The coming words: /))
  },
}

/** A change of the other document. */
export const OtherDocument: Story = {
  render: showing({ needsAgreement: false, changed: 0 }),
  tags: ['no-picture'],
  play: says('This page stays as it is.'),
}
