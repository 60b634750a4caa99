/** Downloads a text as a file. */
export function downloadText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href))
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
