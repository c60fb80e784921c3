const names = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether a host's name or address is this machine's own, which no other machine reaches. */
export const isLoopback = (host: string): boolean => names.test(host);

/**
 * Whose pages may call the accounts and the functions. A site without a certificate is reached by several names of its machine: the one
 * that this request came by counts too. A site of this machine alone counts no name that DNS can give to another.
 */
export const originsOf = (siteUrl: string, request: Request): readonly string[] => {
  const { origin, protocol, hostname } = new URL(siteUrl);
  const asked = new URL(request.url);
  const isOwn = protocol === "http:" && (!isLoopback(hostname) || isLoopback(asked.hostname));
  return isOwn ? [origin, asked.origin] : [origin];
};
