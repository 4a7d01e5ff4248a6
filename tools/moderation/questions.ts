/** `npm run questions`: lists, publishes, refuses and answers questions about products. */
import type {
  ModeratedEntry,
  QuestionModeration,
} from '#features/questions/moderation/question-moderation.ts';
import { openRemoteQuestions } from '#features/questions/moderation/questions-remote.server.ts';
import { MAX_ANSWER } from '#features/questions/writing/written-question.ts';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { Problem } from '#kit/problem.ts';
import {
  describeEvents,
  type ModerationCommand,
  type ModerationOptions,
  type ModerationSubcommands,
  parseLimit,
  parseShopText,
  parseStatus,
  publishListed,
  refuseEach,
  runModerationCommand,
  runOnShop,
} from './run-moderation-command.ts';

const USAGE = `Questions and answers appear once they are published:
  npm run questions -- list                    awaiting moderation, oldest first
                       --status refused        with another status: published, refused, unconfirmed
                       --limit 20              maximum number, up to 500
  npm run questions -- show ID                 a question or an answer with its audit log
  npm run questions -- publish ID@VERSION...   publish the listed version of questions and answers
  npm run questions -- refuse ID... --reason R refuse or remove them; R is one of:
                       ${MODERATION_REASONS.join(', ')}
  npm run questions -- answer ID --name SHOP --text TEXT   answer a question for the shop; replaces an earlier answer of that name`;

const QUESTION_SUBCOMMANDS: ModerationSubcommands<QuestionModeration> = {
  usage: USAGE,
  subcommands: {
    list: { job: list, ids: 'none', options: ['status', 'limit'] },
    show: { job: show, ids: 'one', options: [] },
    publish: {
      job: (moderation, ids) => publishListed(ids, moderation.publish),
      ...{ ids: 'many', options: [] },
    },
    refuse: {
      job: (moderation, ids, options) => refuseEach(ids, options, moderation.refuse),
      ...{ ids: 'many', options: ['reason'] },
    },
    answer: { job: answer, ids: 'one', options: ['name', 'text'] },
  },
};

export function runQuestionsCommand(
  command: ModerationCommand<QuestionModeration>,
): Promise<number> {
  return runModerationCommand(command, QUESTION_SUBCOMMANDS);
}

async function list(
  moderation: QuestionModeration,
  _: readonly string[],
  options: ModerationOptions,
) {
  const found = await moderation.listForModeration({
    ...{ limit: parseLimit(options), status: parseStatus(options) ?? 'pending' },
  });
  return found.length === 0 ? ['No question or answer.'] : found.flatMap(describe);
}

async function show(moderation: QuestionModeration, [id = '']: readonly string[]) {
  const found = await moderation.findForModeration(id);
  if (!found)
    throw new Problem(404, 'questions.unknown', `${id}: there is no such question or answer.`);
  return [...describe(found.entry), ...describeEvents(found.events)];
}

function describe(entry: ModeratedEntry): readonly string[] {
  const { id, kind, status, productKey, submittedAt, body, username, question } = entry;
  const refusal = entry.refusalReason === null ? '' : ` (${entry.refusalReason})`;
  const author = entry.isFromShop ? 'shop' : entry.isVerified ? 'verified buyer' : 'shopper';
  return [
    `${id}@${submittedAt}  ${productKey}  ${kind}  ${status}${refusal}`,
    `  ${username ?? '-'} (${author}), language ${entry.language ?? '-'}`,
    ...(question ? [`  to ${question.id}: ${question.body}`] : []),
    ...body.split('\n').map((line) => `  ${line}`),
  ];
}

async function answer(
  moderation: QuestionModeration,
  [id = '']: readonly string[],
  options: ModerationOptions,
) {
  const { name: username, text: body } = parseShopText(options, MAX_ANSWER);
  const savedAnswer = await moderation.answerQuestion(id, { username, body });
  return [`${id} has the answer ${savedAnswer.id}.`];
}

if (import.meta.main)
  await runOnShop(runQuestionsCommand, openRemoteQuestions, async (environment, log) => {
    const { openQuestions } = await import('#server/app/ports.server.ts');
    return openQuestions(environment, log);
  });
