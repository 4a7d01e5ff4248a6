/** Part of the questions port: questions and answers that shoppers write. */
import type {
  ConfirmationEmail,
  ReviewEmailJob,
} from '#features/review-writing/review-writing.port.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import type {
  OwnQuestion,
  PersonalQuestionData,
  SubmittedAnswer,
  SubmittedQuestion,
} from './written-question.ts';

/** `mail`: the writer has to use the emailed link first. */
export type SentQuestion = {
  readonly sent: 'mail' | 'now';
  /** The email; null where none is sent. */
  readonly job: ReviewEmailJob | null;
};

/**
 * A question of a customer, then one of a guest, and the answer of a buyer. Texts have been
 * validated; `author` and `authorEmail` are keyed hashes: see `Reviewer`.
 *
 * ```ts
 * await questions.submitQuestion(question, { author, authorEmail }, null); // { sent: 'now', … }
 *
 * const guest = { author: null, authorEmail };
 * const { job } = await questions.submitQuestion(question, guest, email); // sent: 'mail'
 * const shown = await questions.findQuestionByToken(job.token); // status: 'unconfirmed'
 * await questions.confirmQuestion(job.token);
 * const [own] = await questions.listOwnQuestions(guest); // status: 'pending'
 * await questions.removeQuestion({ questionId: own.id, asker: guest });
 *
 * const answer = { productKey: 'TEE1', questionId, body: 'It is true to size.' };
 * await questions.submitAnswer({ ...answer, username: 'Ada', buyerReference, author });
 * const { answers } = await questions.exportQuestions({ author, authorEmail });
 * await questions.removeAnswer(answers[0].id, author);
 * await questions.cleanUp();
 * ```
 */
export interface QuestionWriting {
  /**
   * Stores a question. Without `email` it waits for a moderator; with it, it waits for the emailed
   * link first, and the email is a job of the same transaction. The same text of the same person
   * about a product is stored once, unless it was refused, and emailed once in ten minutes.
   * @throws Problem 404 `product.notSold` with the field `product` for an unknown product; 429
   *   `reviewForm.tooMany` where the address has been sent too many emails, 503 `questionForm.full`
   *   while `MAX_PENDING_QUESTIONS` wait, both with `retryAfter` in seconds. Nothing is stored
   *   then.
   */
  submitQuestion(
    question: SubmittedQuestion,
    asker: Reviewer,
    email: ConfirmationEmail | null,
  ): Promise<SentQuestion>;
  /**
   * The question of an emailed link, confirmed or not; null for an unknown link, and for one that
   * was not used within `CONFIRMATION_DAYS`.
   */
  findQuestionByToken(token: string): Promise<OwnQuestion | null>;
  /**
   * Confirms a guest's question, which then waits for a moderator, and returns it; a repeated call
   * changes nothing.
   * @throws Problem 410 `questionForm.linkExpired` for an unknown or expired link.
   */
  confirmQuestion(token: string): Promise<OwnQuestion>;
  /** Confirmed questions of a person, newest first, at most 200. */
  listOwnQuestions(asker: Reviewer): Promise<readonly OwnQuestion[]>;
  /**
   * Deletes a person's own question with its answers, by an emailed link or by its id.
   * @throws Problem 404 `questionForm.unknown` with the field `question` where the person has no
   *   such question.
   */
  removeQuestion(
    owner: { readonly token: string } | { readonly questionId: string; readonly asker: Reviewer },
  ): Promise<void>;
  /**
   * Deletes an answer of a customer; `author` as in `submitAnswer`.
   * @throws Problem 404 `questionForm.answerUnknown` with the field `answer` where the customer has
   *   no such answer.
   */
  removeAnswer(answerId: string, author: string): Promise<void>;
  /**
   * Stores the answer of a verified buyer, which waits for a moderator. An order has one answer to
   * a question: another one replaces it and is moderated again.
   * @throws Problem 404 `questionForm.unknown` with the field `question` where the product has no
   *   such published question; 503 `questionForm.full` while `MAX_PENDING_QUESTIONS` wait.
   */
  submitAnswer(answer: SubmittedAnswer): Promise<void>;
  /** All confirmed questions of a person, and answers of a customer, newest first. */
  exportQuestions(person: Reviewer): Promise<PersonalQuestionData>;
  /**
   * Deletes questions that were not confirmed within `CONFIRMATION_DAYS`, in bounded numbers.
   * Called at intervals.
   */
  cleanUp(): Promise<void>;
}
