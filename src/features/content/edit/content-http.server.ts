/** HTTP endpoint through which the content command uses a running shop. */

import { parseInput } from '#kit/parse-input.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { type CommandAuth, findCallerFault } from '#request/commands/command-caller.server.ts';
import type { ContentAdmin } from './content-admin.ts';
import { type ContentCall, contentCallSchema } from './content-wire.server.ts';

/**
 * Responds with `{ answer }`; 401 without the key, 403 from another machine, 405 for a method other
 * than POST, 422 for an invalid call.
 */
export async function handleContentRequest(
  request: Request,
  commandAuth: CommandAuth,
  contentAdmin: ContentAdmin,
): Promise<Response> {
  try {
    checkCaller(request, commandAuth);
    return Response.json(
      { answer: await respond(await readCall(request), contentAdmin) },
      { headers: { 'cache-control': 'no-store' } },
    );
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { status, code, message, details } = error;
    return Response.json(
      { error: { status, code, message, field: details.field } },
      { status, headers: { 'cache-control': 'no-store' } },
    );
  }
}

function checkCaller(request: Request, commandAuth: CommandAuth): void {
  if (request.method !== 'POST')
    throw new Problem(405, 'content.method', 'Use POST to edit content.');
  const fault = findCallerFault(request, commandAuth);
  if (fault === 'remote')
    throw new Problem(
      403,
      'content.remote',
      'Content is edited on the machine that the shop runs on.',
    );
  if (fault === 'key')
    throw new Problem(
      401,
      'content.key',
      'The key in the control file is needed: run npm run content in the folder of the shop.',
    );
}

async function readCall(request: Request): Promise<ContentCall> {
  const body: unknown = await request.json().catch(() => null);
  return parseInput(
    contentCallSchema,
    body,
    (field, reason) => new Problem(422, 'content.call', `${field}: ${reason}.`, { field }),
  );
}

function respond(call: ContentCall, contentAdmin: ContentAdmin): Promise<unknown> {
  switch (call.call) {
    case 'listPages':
      return contentAdmin.listPages();
    case 'listVersions':
      return contentAdmin.listVersions(call);
    case 'findPage':
      return contentAdmin.findPage(call);
    case 'findVersion':
      return contentAdmin.findVersion(call, call.version);
    case 'findConflict':
      return contentAdmin.findConflict(call, call.page, call.base);
    case 'savePage':
      return contentAdmin.savePage(call, call.page, call.saving);
    case 'publish':
      return contentAdmin.publish(call, call.version, {
        from: toDate(call.from),
        until: toDate(call.until),
      });
    case 'unpublish':
      return contentAdmin.unpublish(call).then(() => null);
    case 'deletePage':
      return contentAdmin.deletePage(call);
    case 'rollback':
      return contentAdmin.rollback(call, call.version);
    case 'savePicture':
      return contentAdmin.savePicture(call.file);
    case 'listUnknown':
      return contentAdmin.listUnknown(call, call.named);
    case 'listSized':
      return contentAdmin.listSizeGuideGroups(call);
  }
}

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
