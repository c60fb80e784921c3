import { counted } from "../../../adapters/embedded/backup/counted.ts";
import type { Answered } from "./asking.ts";
import { type Finding, ok, problem, skipped, warning } from "./findings.ts";

/** Whether visitors get https. `answer` is that of the plain address. */
export const checkHttps = (siteAddress: string, answer: Answered | undefined): readonly Finding[] => {
  const { protocol, host } = new URL(siteAddress);
  if (protocol === "http:") {
    return [
      problem(`SITE_URL is http: passwords travel readable. Get a certificate, and set SITE_URL=https://${host}.`),
    ];
  }
  if (answer === undefined) return [skipped("the site has a port of its own, where http has no place.")];
  if ("failure" in answer) {
    return [warning(`http://${host} doesn't answer (${answer.failure}): open port 80, and redirect it to https.`)];
  }
  const target = answer.location ?? "";
  const isSecure = answer.status >= 300 && answer.status < 400 && target.startsWith("https://");
  return [
    isSecure
      ? ok(`http://${host} redirects to https.`)
      : problem(`http://${host} answers ${answer.status} without https: let the proxy redirect it to ${siteAddress}.`),
  ];
};

const day = 24 * 60 * 60 * 1_000;

/** Whether browsers take the certificate, and for how long. `now` in milliseconds. */
export const checkCertificate = (answer: Answered, now = Date.now()): readonly Finding[] => {
  if ("failure" in answer || answer.certificate === undefined) return [skipped("needs an https address that answers.")];
  const { refusal, validTo, issuer } = answer.certificate;
  const until = new Date(validTo).toISOString().slice(0, 10);
  if (validTo < now) return [problem(`The certificate expired on ${until}: renew it, and see why the proxy didn't.`)];
  if (refusal !== undefined)
    return [problem(`Browsers refuse the certificate: ${refusal}. Let the proxy get one for the name in SITE_URL.`)];
  const days = Math.floor((validTo - now) / day);
  const said = `The certificate by ${issuer} is valid for ${counted(days, "day")}, until ${until}`;
  return [days < 14 ? warning(`${said}: see why the proxy hasn't renewed it.`) : ok(`${said}.`)];
};

/** The plain address of a site with a certificate; `undefined` when the site has a port of its own. */
export const plainAddressOf = (siteAddress: string): string | undefined => {
  const { protocol, host, port } = new URL(siteAddress);
  return protocol === "https:" && port === "" ? `http://${host}/` : undefined;
};
