import type { StatCard } from '@dst/content/contact'
import { displayedSocialLinks, site } from '@dst/content/site'
import { DescriptionList } from '@dst/ui/description-list'
import { Icon, type IconName } from '@dst/ui/icon'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Stat } from '@dst/ui/stat'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { paths } from '~/paths.ts'
import { ServerData } from '~/services/queries/server-data.tsx'
import { ContactForm } from './contact-form.tsx'
import './contact.css'

/** How to reach the operator, and the form. */
export function ContactPage({ stats }: { stats: readonly StatCard[] }) {
  return (
    <>
      <PageHeader
        title="Contact"
        eyebrow="Talk to us"
        lead={
          <p>
            Questions about the site, your account or an exchange? Write or call. We explain how things work; for advice
            about your case, ask your CPA or attorney.
          </p>
        }
      />
      <div className="contact ui-page-width">
        <section className="contact-details" aria-labelledby="reach-heading">
          <h2 id="reach-heading">Reach us</h2>
          <ul className="contact-ways">
            <Way icon="mail" label="Email" href={`mailto:${site.email}`} text={site.email} />
            <Way icon="phone" label="Phone" href={site.phone.href} text={site.phone.display} />
          </ul>
          <h3>Hours</h3>
          <DescriptionList
            layout="figures"
            items={site.hours.map(({ days, hours }) => ({ term: days, description: hours }))}
          />
          <h3 className="print:hidden">Answered already</h3>
          <p className="print:hidden">
            <TextLink href={paths.answers}>One page for each question</TextLink>
            <span>, and the </span>
            <TextLink href={paths.faq}>FAQ</TextLink>.
          </p>
          <SocialLinks />
        </section>
        <section className="contact-message" aria-labelledby="message-heading">
          <h2 id="message-heading">Send us a message</h2>
          <noscript>
            <p>{`The form needs scripts. With scripts off, please write to ${site.email} or call.`}</p>
          </noscript>
          <ServerData>
            <ContactForm />
          </ServerData>
        </section>
      </div>
      <section className="contact-stats" aria-label="In figures">
        <div className="ui-page-width">
          {stats.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} size="large" />
          ))}
          <p className="contact-stats-note">
            These are the operator’s own figures. <ContentText text={site.statsEvidence.text} />
          </p>
        </div>
      </section>
    </>
  )
}

function Way({ icon, label, href, text }: { icon: IconName; label: string; href: string; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <p className="text-small text-ink-muted">{label}</p>
        <TextLink href={href}>{text}</TextLink>
      </div>
    </li>
  )
}

function SocialLinks() {
  const links = displayedSocialLinks(site.social)
  if (links.length === 0) return null
  return (
    <>
      <h3>Elsewhere</h3>
      <ul className="contact-ways">
        {links.map(({ network, url }) => (
          <li key={network}>
            <Icon name="external" />
            <TextLink href={url}>{network}</TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}
