import { claimsOf, isSecret } from "../../../server/projectKey.ts";
import { type Finding, ok, problem, sentenceOf, warning } from "../findings.ts";

export type Project = { readonly url: string; readonly anonKey: string };

/** Milliseconds for an answer of the project. */
const patience = 6_000;

/** Asks the project as a visitor. */
export const askProject = (
  { url, anonKey }: Project,
  path: string,
  { headers, ...given }: RequestInit = {},
): Promise<Response> =>
  fetch(url + path, {
    ...given,
    headers: { apikey: anonKey, ...(headers as Record<string, string>) },
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });

/** The project's reference in its address, as hosted projects have it. */
export const referenceOf = (url: string): string | undefined =>
  /^([a-z]{20})\.supabase\.(?:co|in|red)$/.exec(new URL(url).hostname)?.[1];

const secretKeyGiven =
  "SUPABASE_ANON_KEY IS A SECRET KEY. Every page would show it, and its finder reads, changes and deletes everything. Set the publishable key instead (sb_publishable_…), and replace the secret one: the project's dashboard, Settings, API Keys.";

/** Whether the key is the public one of this project, and the project takes it. `now` in milliseconds. */
export const checkKey = async (project: Project, now = Date.now()): Promise<readonly Finding[]> => {
  const { url, anonKey } = project;
  if (isSecret(anonKey)) return [problem(secretKeyGiven)];
  const [claims, reference] = [claimsOf(anonKey), referenceOf(url)];
  if (typeof claims?.ref === "string" && reference !== undefined && claims.ref !== reference) {
    return [
      problem(`SUPABASE_ANON_KEY is of project ${claims.ref}, and SUPABASE_URL of ${reference}: take both of one.`),
    ];
  }
  if (typeof claims?.exp === "number" && claims.exp * 1_000 < now) {
    return [problem("SUPABASE_ANON_KEY has expired: take the project's publishable key.")];
  }
  try {
    const answer = await askProject(project, "/auth/v1/settings");
    return answer.ok ? onSettings(await answer.json()) : [explain(url, answer.status)];
  } catch (cause) {
    return [
      problem(
        `${url} isn't reached (${sentenceOf(cause)}): check SUPABASE_URL. A free project is paused after a week without visits; its dashboard restores it.`,
      ),
    ];
  }
};

const explain = (url: string, status: number): Finding => {
  if (status === 401 || status === 403) {
    return problem(`The project refuses SUPABASE_ANON_KEY (${status}): take the publishable key of ${url}.`);
  }
  if (status === 540) return problem(`The project at ${url} is paused: restore it in its dashboard.`);
  return problem(`${url} answers ${status} where accounts should be: check SUPABASE_URL, without a path.`);
};

type AccountSettings = {
  readonly disable_signup?: boolean;
  readonly mailer_autoconfirm?: boolean;
  readonly external?: { readonly email?: boolean };
};

const push = 'run "npx supabase config push".';

const onSettings = ({ disable_signup, mailer_autoconfirm, external }: AccountSettings): readonly Finding[] => [
  ok("The project takes the key."),
  ...(disable_signup ? [warning(`The project takes no new accounts: ${push}`)] : []),
  ...(external?.email === false ? [problem(`The project takes no sign-in by e-mail: ${push}`)] : []),
  ...(mailer_autoconfirm ? [warning(`The project confirms new accounts without a mail: ${push}`)] : []),
];
