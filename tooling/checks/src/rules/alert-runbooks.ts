import { headingsOf } from '../documents.ts'
import type { Finding, Rule } from '../repository.ts'

/** Every alert names the heading of a document that says what to do. */
export const alertRunbooks: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  for (const file of files.filter((name) => /(?:^|\/)alerts\.ya?ml$/.test(name))) {
    for (const alert of alertsIn(await read(file))) {
      const [document = '', heading = ''] = alert.runbook?.split('#') ?? []
      const place = `${file}:${alert.line}`
      if (alert.runbook === undefined) findings.push({ place, message: `${alert.name} has no runbook` })
      else if (!headingsOf(await read(document)).includes(heading))
        findings.push({ place, message: `${alert.name} leads to ${alert.runbook}, which is not there` })
    }
  }
  return findings
}

interface Alert {
  name: string
  line: number
  runbook: string | undefined
}

function alertsIn(text: string): Alert[] {
  const alerts: Alert[] = []
  text.split('\n').forEach((content, index) => {
    const [, key, value = ''] = /^\s+(?:- )?(alert|runbook): (\S+)$/.exec(content) ?? []
    const last = alerts.at(-1)
    if (key === 'alert') alerts.push({ name: value, line: index + 1, runbook: undefined })
    else if (key === 'runbook' && last) last.runbook = value
  })
  return alerts
}
