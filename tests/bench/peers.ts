import type { Row } from "./budgets.ts";
import { visitsOf } from "./lighthouse.ts";

/**
 * What other tools reached with the same twelve articles, measured from outside in one run on two quiet slow cores (medians of five,
 * November 2026). Ratios to a light page of the same content without scripts and fonts.
 */
const measuredBefore = [
  { name: "Next", largestPaint: "1.65 to 2.70", blocked: "135 to 160 ms", click: "0.54", cached: "500" },
  { name: "Ghost", largestPaint: "1.77 to 6.54", blocked: "156 to 349 ms", click: "1.95", cached: "20 to 48" },
] as const;

/** Other sites with the same content that are running: `BENCH_PEERS="Next=http://127.0.0.1:4001/blog/plateau,Ghost=…"`. */
export const peersIn = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? "")
      .split(",")
      .filter(Boolean)
      .map((peer) => {
        const [name = "", address = ""] = peer.split(/=(.*)/s);
        if (!URL.canParse(address)) throw new Error(`BENCH_PEERS: ${peer} is no name=address`);
        return [name, address] as const;
      }),
  );

const figuresOfBefore = measuredBefore.flatMap(({ name, largestPaint, blocked, click, cached }): Row[] => [
  { what: `${name}, measured before: largest paint, ratio to a light page`, measured: largestPaint },
  { what: `${name}, measured before: blocking time`, measured: blocked },
  { what: `${name}, measured before: click to title, ratio to a light page's load`, measured: click },
  { what: `${name}, measured before: cached pages per second`, measured: cached },
]);

/** The peers that are running, measured as the site's pages; of the others, the figures of an earlier run. */
export const peerRows = async (peers: ReadonlyMap<string, string>, times: number): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const [name, address] of peers) {
    const { performance, largestPaint, blocked } = await visitsOf(address, times);
    rows.push(
      { what: `${name}: performance`, measured: String(performance) },
      { what: `${name}: largest paint`, measured: `${Math.round(largestPaint)} ms` },
      { what: `${name}: blocking time`, measured: `${Math.round(blocked)} ms` },
    );
  }
  return [...rows, ...figuresOfBefore.filter(({ what }) => ![...peers.keys()].some((name) => what.startsWith(name)))];
};
