/** JSON responses of wishlist calls: `success`, and an `error` text when it is false. */
import { isProblem } from '#kit/problem.ts';

export async function respondWithSuccess(work: () => Promise<void>): Promise<Response> {
  try {
    await work();
    return Response.json({ success: true });
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    return Response.json(
      { success: false, error: error.message, code: error.code, ...error.details },
      { status: error.status },
    );
  }
}
