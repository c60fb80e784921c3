import { AsyncLocalStorage } from "node:async_hooks";
import { inspect } from "node:util";

/** Why a file isn't stored. */
export type UploadProblem = "no-picture" | "too-large";

type Upload = { problem?: UploadProblem };
const uploads = new AsyncLocalStorage<Upload>();

/** Runs an upload. Says why the file was turned away, if it was: lite answers 500 to all that its storage throws. */
export const uploading = async (answer: () => Promise<Response>): Promise<Response | UploadProblem> => {
  const upload: Upload = {};
  const answered = await uploads.run(upload, answer);
  return upload.problem ?? answered;
};

/** Ends the upload that is under way. */
export const turnAway = (problem: UploadProblem): never => {
  const upload = uploads.getStore();
  if (upload) upload.problem = problem;
  // lite prints it with its stack.
  throw Object.assign(new Error(problem), { [inspect.custom]: () => problem });
};
