import { site } from '@dst/content/site'

/** What a user can do if a page doesn't work because JavaScript is disabled. */
export function ScriptHelp() {
  return (
    <p>
      JavaScript is switched off in your browser. Switch it on in the browser’s settings and load this page again. Or
      contact us: call <a href={site.phone.href}>{site.phone.display}</a> or write to{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>. The pages named at the top work without it.
    </p>
  )
}
