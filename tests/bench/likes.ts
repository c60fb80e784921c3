import autocannon from "autocannon";
import type { Row } from "./budgets.ts";

const seconds = 5;
/** One request in this many is a like or its removal: 3 %. */
const likeEach = 33;
const paths = ["/", "/tips", "/tips?page=2", "/news", "/news/montreal-notre-premier-plateau", "/recruitment"];

const likes = "/rest/v1/tip_likes";

type Member = { readonly access_token: string; readonly user: { readonly id: string } };
type Tip = { readonly id: string; readonly slug: string };

/** Pages per second while members like tips, and their times. `each`: one request in this many is a like. */
const pagesWhileLiking = async (site: string, each = likeEach, duration = seconds) => {
  const page = await (await fetch(`${site}/tips`)).text();
  const apikey = /"anonKey":"([^"]+)"/.exec(page)?.[1] ?? "";
  const json = { apikey, "content-type": "application/json" };
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: "membre@demo.test", password: "demo-1234" }),
  });
  const { access_token: token, user } = (await answer.json()) as Member;
  const tips = (await (
    await fetch(`${site}/rest/v1/rpc/get_tips_with_stats?select=id,slug`, { headers: { apikey } })
  ).json()) as readonly Tip[];
  const all = [...paths, ...tips.map(({ slug }) => `/tips/${slug}`)];
  for (const path of all) await fetch(site + path);

  let asked = 0;
  let liked = 0;
  const next = (request: autocannon.Request): autocannon.Request => {
    asked += 1;
    if (asked % each !== 0) return { ...request, method: "GET", path: all[asked % all.length] as string };
    liked += 1;
    const tip = tips[(liked >> 1) % tips.length]?.id as string;
    const headers = { ...request.headers, ...json, authorization: `Bearer ${token}` };
    return liked % 2 === 1
      ? { ...request, method: "POST", path: likes, headers, body: JSON.stringify({ tip_id: tip, user_id: user.id }) }
      : { ...request, method: "DELETE", path: `${likes}?tip_id=eq.${tip}&user_id=eq.${user.id}`, headers };
  };
  const {
    requests,
    latency,
    errors,
    "5xx": failures,
  } = await autocannon({
    url: site,
    requests: [{ headers: { "accept-encoding": "br" }, setupRequest: next }],
    connections: 16,
    duration,
  });
  if (errors + failures > 0) throw new Error(`${site}: ${errors} errors, ${failures} failures`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
};

/** Pages while tips are liked, compared with pages alone. */
export const likesRow = async (site: string): Promise<Row> => {
  const alone = await pagesWhileLiking(site, Infinity);
  const liking = await pagesWhileLiking(site);
  return {
    what: "cached pages per second with 3 % likes; beside: without",
    measured: String(Math.round(liking.perSecond)),
    beside: String(Math.round(alone.perSecond)),
    ratio: (liking.perSecond / alone.perSecond).toFixed(2),
  };
};
