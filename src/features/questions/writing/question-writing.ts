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
 * ```ts
 * await questions.submitQuestion(question, asker, null); // a customer: waits for a moderator
 * const { job } = await questions.submitQuestion(question, { ...asker, author: null }, email);
 * if (job) await questions.confirmQuestion(job.token); // a guest
 * ```
 */
export interface QuestionWriting {
  /**
   * Stores a question. Without `email` it waits for a moderator; with it, it waits for the emailed
   * link first, and the email is a job of the same transaction. The same text of the same person
   * about a product is stored once, unless it was refused, and emailed once in ten minutes.
   * @throws Problem 404 with the field `product` for an unknown product; 429 where the address has
   *   been sent too many emails; 503 while too many wait.
   */
  submitQuestion(
    question: SubmittedQuestion,
    asker: Reviewer,
    email: ConfirmationEmail | null,
  ): Promise<SentQuestion>;
  /** The question of an emailed link; null for an unknown or expired one. */
  findQuestionByToken(token: string): Promise<OwnQuestion | null>;
  /**
   * Confirms a guest's question once; a repeated call changes nothing.
   * @throws Problem 410 `questionForm.linkExpired` for an unknown or expired link.
   */
  confirmQuestion(token: string): Promise<OwnQuestion>;
  /** Confirmed questions of a person, newest first, at most 200. */
  listOwnQuestions(asker: Reviewer): Promise<readonly OwnQuestion[]>;
  /**
   * Deletes a person's own question with its answers.
   * @throws Problem 404 with the field `question` where the person has no such question.
   */
  removeQuestion(
    owner: { readonly token: string } | { readonly questionId: string; readonly asker: Reviewer },
  ): Promise<void>;
  /**
   * Deletes an answer of a customer; `author` as in `submitAnswer`.
   * @throws Problem 404 with the field `answer` where the customer has no such answer.
   */
  removeAnswer(answerId: string, author: string): Promise<void>;
  /**
   * Stores the answer of a verified buyer, which waits for a moderator. An order has one answer to
   * a question: another one replaces it and is moderated again.
   * @throws Problem 404 with the field `question` where the product has no such published question;
   *   503 while too many wait.
   */
  submitAnswer(answer: SubmittedAnswer): Promise<void>;
  /** All questions and answers of a person. */
  exportQuestions(person: Reviewer): Promise<PersonalQuestionData>;
  /** Deletes what was not confirmed in time. Called at intervals. */
  cleanUp(): Promise<void>;
}
