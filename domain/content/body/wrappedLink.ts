import { isAbsoluteAddress } from "../../shared/address.ts";
import { type Content, seenOf, withInlines } from "./content.ts";

/** A page that leads on to the address in one of its parameters, and counts who follows. */
type Wrapper = { readonly host: RegExp; readonly path: RegExp; readonly parameters: readonly string[] };

const wrapper = (host: RegExp, path: RegExp, ...parameters: readonly string[]): Wrapper => ({ host, path, parameters });

const wrappers: readonly Wrapper[] = [
  wrapper(/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /^\/url$/, "q", "url"),
  wrapper(
    /^(?:lm?|l\.wl|l\.[a-z]+)\.(?:facebook|messenger|workplace|instagram|threads)\.(?:com|net)$/,
    /^\/(?:l\.php)?$/,
    "u",
  ),
  wrapper(/^(?:www\.)?facebook\.com$/, /^\/(?:l|flx\/warn\/?)(?:\.php)?$/, "u"),
  wrapper(/\.safelinks\.protection\.(?:outlook|office365)\.(?:com|us|cn)$/, /^\/(?:ap\/.*)?$/, "url"),
  wrapper(/^statics\.teams\.cdn\.office\.net$/, /safelinks/, "url"),
  wrapper(/^(?:www\.|m\.)?youtube\.com$/, /^\/redirect$/, "q"),
  wrapper(/^steamcommunity\.com$/, /^\/linkfilter\/?$/, "u", "url"),
  wrapper(/^(?:www\.)?linkedin\.com$/, /^\/(?:safety\/go|redir\/(?:redirect|general-malware-page))\/?$/, "url"),
  wrapper(/^out\.reddit\.com$/, /^\//, "url"),
  wrapper(/^(?:m\.|away\.)?vk\.com$/, /^\/away(?:\.php)?$/, "to"),
  wrapper(/^(?:slack-redir\.net|t\.umblr\.com|exit\.sc|gate\.sc)$/, /^\/(?:link|redirect)?\/?$/, "url", "z"),
  wrapper(/^(?:www\.)?duckduckgo\.com$/, /^\/l\/?$/, "uddg"),
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "";
  }
};

const parts = /^https?:\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?/i;

const within = (address: string): string | undefined => {
  const [, host = "", path = "", query = ""] = parts.exec(address) ?? [];
  // Mail guards have codes of their own.
  const [, guarded] = /^https:\/\/urldefense\.(?:com|us)\/v3\/__([^*]+?)__;/i.exec(address) ?? [];
  if (guarded) return guarded;
  if (/^urldefense\.proofpoint\.com$/i.test(host))
    return decoded((/(?:^|&)u=([^&]+)/.exec(query)?.[1] ?? "").replaceAll("_", "/").replaceAll("-", "%"));
  for (const one of wrappers) {
    if (!one.host.test(host.toLowerCase()) || !one.path.test(path || "/")) continue;
    for (const name of one.parameters) {
      const found = query.split("&").find((pair) => pair.startsWith(`${name}=`));
      if (found) return decoded(found.slice(name.length + 1));
    }
  }
  return undefined;
};

/** The address itself of one that a service has put into its own, to count who follows it; another address as it is. */
export const unwrappedAddress = (address: string): string => {
  const inner = within(address);
  return inner !== undefined && inner !== address && isAbsoluteAddress(inner) ? unwrappedAddress(inner) : address;
};

/** Puts the address itself in place of a service's that leads on to it, also where it is the text of its link. */
export const withUnwrappedLinks = (content: Content): Content =>
  withInlines(content, (inline) => {
    if (inline.kind !== "link") return [inline];
    const address = unwrappedAddress(inline.address);
    const isBare = seenOf(inline.inlines).trim() === inline.address;
    return [{ ...inline, address, inlines: isBare ? [{ kind: "text", text: address }] : inline.inlines }];
  });
