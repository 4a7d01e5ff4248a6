/** A question as its author sees it: its status and text. */
import { useModerationStatus } from '#features/review-writing/use-moderation-status.ts';
import type { OwnQuestion } from './written-question.ts';

export type OwnQuestionProps = {
  readonly question: Pick<OwnQuestion, 'status' | 'refusalReason' | 'body'>;
};

export function OwnQuestionText({ question }: OwnQuestionProps) {
  return (
    <div className="review-form-own">
      <p className="review-form-note">{useModerationStatus(question)}</p>
      <p dir="auto" className="review-form-words">
        {question.body}
      </p>
    </div>
  );
}
