import { AsyncLocalStorage } from "node:async_hooks";
import { inspect } from "node:util";

/** What the database answers to an upload itself: `raise sqlstate 'PGRST'`. */
type DatabaseRefusal = {
  readonly message: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** Why a file isn't stored. */
export type UploadProblem = "no-picture" | "too-large" | DatabaseRefusal;

type Upload = { problem?: UploadProblem };
const uploads = new AsyncLocalStorage<Upload>();

/** Runs an upload. Says why the file was turned away, if it was: lite answers 500 to all that its storage throws. */
export const uploading = async (answer: () => Promise<Response>): Promise<Response | UploadProblem> => {
  const upload: Upload = {};
  const answered = await uploads.run(upload, answer);
  return upload.problem ?? answered;
};

/** Remembers what the database answers to the upload that is under way, if one is. */
export const uploadRefused = ({
  message,
  detail = "",
}: {
  readonly message: string;
  readonly detail?: string;
}): void => {
  const upload = uploads.getStore();
  if (upload) upload.problem = { message, ...(JSON.parse(detail) as Omit<DatabaseRefusal, "message">) };
};

/** Ends the upload that is under way. */
export const turnAway = (problem: "no-picture" | "too-large"): never => {
  const upload = uploads.getStore();
  if (upload) upload.problem = problem;
  // lite prints it with its stack.
  throw Object.assign(new Error(problem), { [inspect.custom]: () => problem });
};
