import type { PacketQuestions } from '@dst/content/exchange'

/** Questions with room for the answers. */
export function QuestionsPage({ page: { intro, questions } }: { page: PacketQuestions }) {
  return (
    <>
      <p>{intro}</p>
      <ol className="packet-questions">
        {questions.map((question) => (
          <li key={question}>
            <p>{question}</p>
            <div className="packet-answer" />
          </li>
        ))}
      </ol>
    </>
  )
}
