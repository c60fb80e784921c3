import { isPaused, pauseIn } from "../../../adapters/unanswered.ts";
import type { UseCases } from "../../../domain/useCases.ts";
import type { ResolveUseCase } from "../../resolver.ts";
import { isVisitorRead, type ReadAnswer, readsPath } from "../../visitorReads.ts";
import { decoded } from "../documents/siteFile.ts";
import { encodingFor, type PackPage } from "../http/compression.ts";
import { parameterIn, parameterText } from "./readParameters.ts";

type Needs = {
  /** Finds the use cases of a visitor. */
  readonly resolveUseCase: ResolveUseCase;
  /** The name of the build that is served. Without one, nothing is answered. */
  readonly build: string | undefined;
  readonly packPage: PackPage;
  /** Milliseconds since 1970, rounded down as for pages. */
  readonly now: () => number;
};

const refusal = (status: number, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { "cache-control": "no-store", ...more } });

/** Seconds of a pause that the backend wants without saying how long. */
const usualPause = 5;

/** The parameter after the "?" as a text that fits the read's schema; `undefined` for all other parameters. */
const askedIn = (name: string, search: string): string | undefined => {
  try {
    const text = decoded(search.slice(1));
    return text === undefined ? undefined : parameterText(name, parameterIn(text));
  } catch {
    return undefined;
  }
};

/** With the server's time for the caller's, as pages have it: of each other time the backend would be asked anew. */
const timed = (parameter: unknown, now: number): unknown =>
  typeof parameter === "object" && parameter !== null && "now" in parameter ? { ...parameter, now } : parameter;

/**
 * Answers a read with which pages are opened, as a visitor's page would be rendered with it: 404 for anything else and for a page of
 * another build, 400 for a parameter that doesn't fit its schema, 503 when the backend wants a pause, 502 when it gives no answer.
 */
export const answerReads =
  ({ resolveUseCase, build, packPage, now }: Needs) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const [itsBuild, name = "", ...more] = pathname.slice(readsPath.length).split("/");
    if (build === undefined || itsBuild !== build || more.length > 0 || !isVisitorRead(name)) return refusal(404);
    const asked = askedIn(name, search);
    if (asked === undefined) return refusal(400);
    try {
      const read = (await resolveUseCase(name as keyof UseCases)) as (parameter: unknown) => Promise<unknown>;
      const answer = await read(timed(parameterIn(asked), now()));
      if (answer === undefined) return refusal(502);
      const encoding = encodingFor(request);
      const text = JSON.stringify({ answer } satisfies ReadAnswer);
      const bytes = await packPage(new TextEncoder().encode(text)).in(encoding);
      return new Response(bytes as BodyInit, {
        headers: {
          "content-type": "application/json",
          "cache-control": "no-store",
          vary: "accept-encoding",
          ...(encoding !== "identity" && { "content-encoding": encoding }),
        },
      });
    } catch (cause) {
      if (!isPaused(cause)) return refusal(502);
      return refusal(503, { "retry-after": String(pauseIn(String(cause)) ?? usualPause) });
    }
  };
