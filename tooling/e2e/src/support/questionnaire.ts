import type { Locator, Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/** One user's answers: for each step, question and answer as worded on the page. */
export type Answers = readonly (readonly (readonly [question: string, answer: string])[])[]

/** Scores 95 points by the points table (20+15+20, 10+8+6, 10, 3+3+0): gold. */
export const goldAnswers: Answers = [
  [
    ['Are you an accredited investor?', 'Yes'],
    ['Where are you with the sale of your property?', 'I plan to sell in 3 to 6 months'],
    ['How much real estate equity do you have to exchange?', '$500,000 to $999,000'],
  ],
  [
    ['How long do you plan to stay invested?', '5 to 10 years'],
    ['What annual return are you aiming for?', '6.1% to 8%'],
    ['How important is it to you to be free of day-to-day management?', '3'],
  ],
  [
    ['Where would you prefer to own property?', 'Texas'],
    ['Which type of property do you prefer?', 'Multifamily (apartments)'],
    ['How much of your property’s value is mortgaged?', '25% to 50%'],
  ],
  [
    ['Have you completed a 1031 exchange before?', 'Yes'],
    ['Have you chosen a qualified intermediary?', 'Yes'],
    ['How would you describe yourself as an investor?', 'Moderate'],
  ],
]

/** Answers the questions of the current step. */
export async function answerStep(page: Page, answers: Answers[number]): Promise<void> {
  for (const [question, answer] of answers) {
    const list = page.getByRole('combobox', { name: question })
    const group = page.getByRole('radiogroup', { name: question })
    await expect(list.or(group)).toBeVisible()
    if (await list.isVisible()) await chooseFrom(list, answer)
    else await group.getByRole('radio', { name: answer, exact: true }).check()
  }
}

async function chooseFrom(list: Locator, answer: string): Promise<void> {
  await list.click()
  await list.page().getByRole('option', { name: answer, exact: true }).click()
  await expect(list).toHaveText(answer)
}

/** Answers the four steps of questions, acknowledges, and submits unless `submits` is false. */
export async function completeQuestionnaire(
  page: Page,
  answers: Answers,
  { expectResult = true, submits = true } = {},
): Promise<void> {
  const titles = ['Investor Qualification', 'Investment Goals', 'Property Preferences', '1031 Exchange Experience']
  for (const [index, step] of answers.entries()) {
    await expect(page.getByRole('heading', { name: titles[index] ?? '', level: 1 })).toBeVisible()
    await answerStep(page, step)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Confirmation', level: 1 })).toBeVisible()
  await page.getByRole('checkbox').check()
  if (!submits) return
  await page.getByRole('button', { name: 'Submit' }).click()
  if (expectResult) await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible()
}
