import { saveFile } from '~/lib/browser/save-file.ts'

/** Downloads a text as a file. */
export function downloadText(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}

/** Prints a text on a separate sheet, without the rest of the page. */
export function printText(text: string): void {
  const sheet = document.createElement('iframe')
  sheet.hidden = true
  document.body.append(sheet)
  const paper = sheet.contentDocument?.createElement('pre')
  if (paper === undefined) return
  paper.textContent = text
  sheet.contentDocument?.body.append(paper)
  // Some browsers keep running scripts while the print dialog is open, and print when it is confirmed.
  sheet.contentWindow?.addEventListener('afterprint', () => sheet.remove())
  sheet.contentWindow?.print()
}
