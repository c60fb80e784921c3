import { isAbsoluteAddress, isInsecureAddress } from "../../shared/address.ts";
import { isOpenHttps } from "../../shared/publicHost.ts";
import { ownFiles } from "../body/ownFile.ts";
import { keptWidths, ownPictures } from "../body/ownPicture.ts";
import { addressKey, pathIn } from "../editing/formerPath.ts";
import { type FindBeside, resolved } from "./besideFiles.ts";
import type { FileBeside, FoundItem } from "./found.ts";
import type { AddressUse } from "./sourceAddresses.ts";

/** Addresses that stand for something of the import until it is stored. */
const waiting = "/_reprise/";
const itemAddress = (at: number): string => `${waiting}texte/${at}`;

/** The place in the import of the item that an address stands for, and what follows its path. */
export const itemAt = (address: string): { readonly at: number; readonly rest: string } | undefined => {
  const [, at, rest = ""] = /^\/_reprise\/texte\/(\d+)(.*)$/.exec(address) ?? [];
  return at === undefined ? undefined : { at: Number(at), rest };
};

/** A picture or a file that is stored with an import. */
export type Taken = {
  readonly address: string;
  readonly use: AddressUse;
  /** It stands beside the texts; absent: it comes from the old site. */
  readonly file?: FileBeside;
  /** All widths of a picture of a site like this one, the widest first. */
  readonly widths?: readonly FileBeside[];
  /** Where it can't be stored, it is left out: its address leads nowhere from here, or isn't safe. */
  readonly isNeeded: boolean;
};

/** Where a text's addresses lead. */
export type Surroundings = {
  /** The old site's address, without a slash at its end; empty when it isn't known. */
  readonly site: string;
  readonly findBeside: FindBeside;
  /** The item of the import that stood at an address. */
  readonly findItem: (address: string, folder: string) => number | undefined;
};

const hostOf = (address: string): string =>
  /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";

/** A name alone, as codes of other programs write it. */
const nameOf = (key: string): string =>
  (key.split("/").at(-1) ?? "").replace(/^\d{4}-\d{2}-\d{2}-/, "").replace(/\s+/g, "-");

/** Finds the items of an import by the addresses that they had. */
export const itemFinder = (items: readonly FoundItem[], site: string): Surroundings["findItem"] => {
  const byKey = new Map<string, number>();
  const byName = new Map<string, number | undefined>();
  items.forEach(({ addresses = [], folder }, at) => {
    for (const address of addresses) {
      const key = addressKey(address);
      if (key !== "") byKey.set(key, byKey.get(key) ?? at);
    }
    // Only files name each other by a name alone; a name that two have means none.
    const name = folder === undefined ? "" : nameOf(addressKey(addresses[0] ?? ""));
    if (name !== "") byName.set(name, byName.has(name) ? undefined : at);
  });
  return (address, folder) => {
    const host = hostOf(address);
    if (host !== "" && host !== hostOf(site)) return undefined;
    if (host === "" && /^(?:#|mailto:|tel:|[a-z]+:)/i.test(address)) return undefined;
    const isRelative = host === "" && !address.startsWith("/");
    const key = addressKey(isRelative && !address.startsWith("?") ? resolved(folder, pathIn(address)) : address);
    return byKey.get(key) ?? (isRelative ? byName.get(nameOf(addressKey(address))) : undefined);
  };
};

const isOwn = (address: string): boolean => [ownPictures, ownFiles].some((path) => address.startsWith(path));

/** What becomes of addresses. `lacksSite`: one can only be read with the old site's address. */
export type ReadAddress = {
  readonly address: string | null;
  readonly taken?: Taken;
  readonly note?: "private-pictures" | "http-pictures";
  readonly lacksSite?: boolean;
};

const rest = (address: string): string => /[?#].*$/.exec(address)?.[0] ?? "";

const fileWaiting = (file: FileBeside, use: AddressUse): ReadAddress => {
  const address = `${waiting}fichier/${encodeURI(file.path).replace(/[?#()']/g, encodeURIComponent)}`;
  return { address, taken: { address, use, file, isNeeded: true } };
};

/** Where an address of an old site's text leads from here. */
export const readAddress = (
  written: string,
  use: AddressUse,
  folder: string,
  { site, findBeside, findItem }: Surroundings,
): ReadAddress => {
  if (use === "link") {
    const at = findItem(written, folder);
    if (at !== undefined) return { address: itemAddress(at) + (/#.*$/.exec(rest(written))?.[0] ?? "") };
  }
  const isLocal = !/^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(written) && written !== "";
  // A link to a page isn't one to a file of its name.
  const file = use === "picture" || isLocal ? findBeside(written, folder) : undefined;
  if (file) return fileWaiting(file, use);
  const isRooted = isLocal && written.startsWith("/");
  if (isRooted && site === "") return { address: null, lacksSite: true };
  const whole = isRooted ? site + written : written.replace(/^\/\/(?=[^/])/, "https://");
  if (use === "link" || !isAbsoluteAddress(whole)) return { address: whole };
  const address = whole.replace(/^http:/i, "https:");
  if (!isOpenHttps(address)) return { address: null, note: "private-pictures" };
  const isNeeded = isInsecureAddress(whole);
  return { address, taken: { address, use, isNeeded }, ...(isNeeded && { note: "http-pictures" }) };
};

/** The files of an export of a site like this one: its addresses stay, and are changed when their files are stored. */
export const readOwnAddress = (address: string, use: AddressUse, findBeside: FindBeside): ReadAddress => {
  const file = isOwn(address) ? findBeside(address, "") : undefined;
  if (!file) return { address };
  const widths = (keptWidths(address)?.all ?? []).map((one) => findBeside(one.address, ""));
  const all = widths.filter((one) => one !== undefined);
  const isWhole = all.length > 0 && all.length === widths.length;
  return { address, taken: { address, use, file, isNeeded: true, ...(isWhole && { widths: all }) } };
};
