const absolute = /^https?:\/\/(?:[^\s/?#@:\\<>"']+)(?::\d{1,5})?(?:[/?#][^\s\\<>"]*)?$/iu;

/**
 * Whether a text is a whole address of the web: http or https, a host, and no user name before it, which would make
 * `https://club.fr@evil.example` look like ours. The domain has no `URL`, so the rule is spelled out.
 */
export const isAbsoluteAddress = (text: string): boolean => text.length <= 2_000 && absolute.test(text);
