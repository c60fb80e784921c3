const names = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether a host's name or address is this machine's own, which no other machine reaches. */
export const isLoopback = (host: string): boolean => names.test(host);

/**
 * The origins whose pages may call auth and the functions. A site without a certificate is reached by several names of its machine: the
 * name of this request counts too, unless the site is local and DNS could give the name to another machine.
 */
export const originsOf = (siteUrl: string, request: Request): readonly string[] => {
  const { origin, protocol, hostname } = new URL(siteUrl);
  const asked = new URL(request.url);
  const isOwn = protocol === "http:" && (!isLoopback(hostname) || isLoopback(asked.hostname));
  return isOwn ? [origin, asked.origin] : [origin];
};
