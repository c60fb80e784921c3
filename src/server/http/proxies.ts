import { BlockList, isIP } from "node:net";
import { isOfThisMachine } from "../../../adapters/embedded/queue/peers.ts";

/** Whether a proxy at an address is trusted to name its client. This machine's always are. */
export type IsProxy = (address: string) => boolean;

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Reads addresses and networks, such as `10.0.0.0/8,172.18.0.2`. `undefined` for what is none, and for a network of all addresses. */
export const proxiesIn = (text: string): IsProxy | undefined => {
  const list = new BlockList();
  for (const entry of text.split(",")) {
    const [, address = "", prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry.trim()) ?? [];
    const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    const length = Number(prefix ?? longest);
    if (length < 1 || length > longest) return undefined;
    list.addSubnet(address, length, familyOf(address));
  }
  return (address) => isOfThisMachine(address) || list.check(address, familyOf(address));
};
