import { isLoopback } from "../../../adapters/embedded/gateway/origins.ts";
import { fingerprintPath } from "../../server/http/siteFingerprint.ts";
import type { Settings } from "../../server/settings.ts";
import { type Answered, answered } from "./asking.ts";
import { type Finding, ok, problem, warning } from "./findings.ts";

type Site = { readonly siteAddress: string; readonly localAddress: string; readonly fingerprint: string | undefined };

/** Whether the public address leads to this very site. */
export const checkAddress = (
  { siteAddress, localAddress, fingerprint }: Site,
  answer: Answered,
): readonly Finding[] => {
  if ("failure" in answer) {
    return [
      problem(
        `${siteAddress} isn't reached from this machine: ${answer.failure}. Look at the domain's DNS entry, the firewall and the proxy.`,
      ),
    ];
  }
  const { status, location, body } = answer;
  if (fingerprint !== undefined && status === 200 && body === fingerprint)
    return [ok(`${siteAddress} leads to this site.`)];
  if (status >= 300 && status < 400) {
    return [problem(`${siteAddress} redirects to ${location}: set SITE_URL to the address at which visitors end.`)];
  }
  if (status === 403) {
    return [
      problem(
        `${siteAddress} is refused (403): a site with demo accounts answers this machine only. Say DEMO_DATA=no before its first start, or DEMO_ACCOUNTS=public.`,
      ),
    ];
  }
  if (status >= 500) {
    return [
      problem(
        `${siteAddress} answers ${status}: its proxy doesn't reach a site. Start it, and lead the proxy to ${localAddress}.`,
      ),
    ];
  }
  if (fingerprint === undefined)
    return [warning(`${siteAddress} answers, but this user knows no keys of the site to compare it by.`)];
  return [
    problem(
      `Another site answers at ${siteAddress} (${status}): look at the domain's DNS entry, and lead the proxy to ${localAddress}.`,
    ),
  ];
};

/** The public address of a site; `undefined` for one of this machine only. */
export const publicAddressOf = (siteAddress: string): string | undefined =>
  isLoopback(new URL(siteAddress).hostname) ? undefined : siteAddress;

/** Where this machine reaches the site itself, without its proxy. */
export const localAddressOf = ({ host, port }: Pick<Settings, "host" | "port">): string => {
  const named = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${named.includes(":") ? `[${named}]` : named}:${port}`;
};

/** Whether the site with this fingerprint answers at an address. */
export const isSiteAt = async (address: string, fingerprint: string | undefined): Promise<boolean> => {
  const answer = await answered(address + fingerprintPath, 3_000);
  return fingerprint !== undefined && !("failure" in answer) && answer.body === fingerprint;
};
