const label = String.raw`[\p{L}\p{M}\p{N}_-]+`;
const absolute = new RegExp(
  `^https?://${label}(?:\\.${label})*\\.?(?::(\\d{1,5}))?(?:[/?#][^\\s\\\\<>"\\p{Cc}\\p{Cs}]*)?$`,
  "iu",
);
const highestPort = 65_535;

const path = /^\/(?![/\\])[^\s\\<>"\p{Cc}\p{Cs}]*$/u;
const longest = 2_000;

/** Whether a text is a path of this site, such as "/tips". "//evil.example" leads to another host. */
export const isSitePath = (text: string): boolean => text.length <= longest && path.test(text);

/**
 * Whether a text is a whole address of the web: http or https, a host, and no user name before it, which would make
 * `https://club.fr@evil.example` look like ours. The domain has no `URL`, so the rule is spelled out.
 */
export const isAbsoluteAddress = (text: string): boolean => {
  const found = text.length <= longest ? absolute.exec(text) : null;
  return found !== null && Number(found[1] ?? 0) <= highestPort;
};

/** Whether a picture or a link of an article may have this address: an absolute one, or a path of this site. */
export const isOpenAddress = (text: string): boolean => isAbsoluteAddress(text) || isSitePath(text);
