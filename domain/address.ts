const label = String.raw`[\p{L}\p{M}\p{N}_-]+`;
const absolute = new RegExp(`^https?://${label}(?:\\.${label})*\\.?(?::(\\d{1,5}))?(?:[/?#][^\\s\\\\<>"]*)?$`, "iu");
const highestPort = 65_535;

/**
 * Whether a text is a whole address of the web: http or https, a host, and no user name before it, which would make
 * `https://club.fr@evil.example` look like ours. The domain has no `URL`, so the rule is spelled out.
 */
export const isAbsoluteAddress = (text: string): boolean => {
  const found = text.length <= 2_000 ? absolute.exec(text) : null;
  return found !== null && Number(found[1] ?? 0) <= highestPort;
};
