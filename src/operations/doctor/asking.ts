import { Agent as PlainAgent, request as plain } from "node:http";
import { Agent as SecureAgent, request as secure } from "node:https";
import type { TLSSocket } from "node:tls";
import type { Heard } from "./clock.ts";
import { sentenceOf } from "./findings.ts";

type Asked = {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
  /** The other machine's time. Answers of a cache have no time. */
  readonly heard: Heard | undefined;
  readonly certificate: Certificate | undefined;
};

type Certificate = {
  /** Why a browser would refuse it. */
  readonly refusal: string | undefined;
  /** Milliseconds since 1970. */
  readonly validTo: number;
  readonly issuer: string;
};

const patience = 6_000;
const longestBody = 10_000;

/** Asks an address once, without following redirects. Reads answers with a wrong certificate too; sends no secret. */
const ask = (address: string, limit = patience): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    const isSecure = url.protocol === "https:";
    // Kept alive, as a browser's: a demonstration refuses others as a proxy's.
    const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true });
    const send = isSecure ? secure : plain;
    const headers = { "cache-control": "no-cache", "user-agent": "npm run doctor" };
    const signal = AbortSignal.timeout(limit);
    const request = send(url, { headers, signal, agent, rejectUnauthorized: false }, (response) => {
      const certificate = certificateOf(response.socket);
      const ours = Date.now();
      const theirs = Date.parse(response.headers.date ?? "");
      const isCached = response.headers.age !== undefined;
      let body = "";
      response.on("data", (bytes: Buffer) => {
        if (body.length < longestBody) body += bytes.toString();
      });
      response.once("error", reject);
      response.once("end", () => {
        agent.destroy();
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body,
          heard: Number.isNaN(theirs) || isCached ? undefined : { from: url.host, theirs, ours },
          certificate,
        });
      });
    });
    request.once("error", (cause) => {
      agent.destroy();
      reject(signal.aborted ? new Error(`no answer within ${limit / 1_000} s`, { cause }) : cause);
    });
    request.end();
  });

const certificateOf = (socket: object): Certificate | undefined => {
  if (!("getPeerCertificate" in socket)) return undefined;
  const tls = socket as TLSSocket;
  const { valid_to, issuer, subjectaltname } = tls.getPeerCertificate();
  const code = String(tls.authorizationError);
  return {
    refusal: tls.authorized ? undefined : (refusals[code]?.(subjectaltname ?? "none") ?? code),
    validTo: Date.parse(valid_to),
    issuer: String(issuer?.O ?? issuer?.CN ?? "unknown"),
  };
};

/** Node's codes for a certificate that it refuses. */
const refusals: Readonly<Record<string, (names: string) => string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: (names) => `it is for other names (${names})`,
  DEPTH_ZERO_SELF_SIGNED_CERT: () => "it signs itself",
  SELF_SIGNED_CERT_IN_CHAIN: () => "its issuer signs itself",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => "the certificate between it and a known issuer isn't sent along",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: () => "no known issuer signed it",
  CERT_NOT_YET_VALID: () => "it isn't valid yet, or the clock is wrong",
};

/** The answer of an address, or the reason why no answer came. */
export type Answered = Asked | { readonly failure: string };

export const answered = (address: string, limit?: number): Promise<Answered> =>
  ask(address, limit).catch((cause: unknown) => ({ failure: sentenceOf(cause) }));
