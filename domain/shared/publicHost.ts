const ipv4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** IPv4 networks that no one reaches from elsewhere, or that aren't of a single machine: their first byte, or their first two. */
const closedFirst = (first: number, second: number): boolean =>
  first === 0 ||
  first === 10 ||
  first === 127 ||
  first >= 224 ||
  (first === 100 && second >= 64 && second < 128) ||
  (first === 169 && second === 254) ||
  (first === 172 && second >= 16 && second < 32) ||
  (first === 192 && (second === 168 || second === 0)) ||
  (first === 198 && (second === 18 || second === 19 || second === 51)) ||
  (first === 203 && second === 0);

/** The eight groups of an IPv6 address; undefined for another text. */
const groupsOf = (address: string): readonly number[] | undefined => {
  const mapped = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const halves = mapped.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const [before = [], after = []] = halves;
  const zeros = 8 - before.length - after.length;
  if (halves.length > 2 || zeros < 0 || (halves.length === 1 && zeros > 0)) return undefined;
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined;
};

/**
 * Whether an IP address is one of the open net: none of this machine, of a private network or of its services. Of IPv6 only what is given
 * out as global (2000::/3) is open, and an IPv4 address within one has to be open itself.
 */
export const isOpenIp = (address: string): boolean => {
  const four = ipv4.exec(address)?.slice(1).map(Number);
  if (four) return four.every((byte) => byte < 256) && !closedFirst(four[0] ?? 0, four[1] ?? 0);
  const groups = groupsOf(address.replace(/^\[|\]$|%.*$/g, ""));
  if (!groups) return false;
  const [first = 0, second = 0, third = 0] = groups;
  const within = (high: number, low: number) => isOpenIp([high >> 8, high & 255, low >> 8, low & 255].join("."));
  // 6to4 and Teredo hold an IPv4 address; 2001:db8 is for examples.
  if (first === 0x20_02) return within(second, third);
  if (first === 0x20_01 && (second === 0 || second === 0xd_b8)) return false;
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff)
    return within(groups[6] ?? 0, groups[7] ?? 0);
  return first >= 0x20_00 && first < 0x40_00;
};

const localNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|invalid|test)\.?$/i;

/** Whether a host may be one of the open net by its name alone. What the name leads to has to be checked where it is asked. */
const isOpenHost = (host: string): boolean => {
  if (host.startsWith("[") || /^[\d.]+$/.test(host) || host.includes(":")) return isOpenIp(host);
  return host.includes(".") && !localNames.test(host) && !/(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i.test(host);
};

const parts = /^https:\/\/([^/?#:@\\]+|\[[\da-f:.]+\])(?::443)?(?:[/?#]|$)/i;

/** Whether an address may be asked for on behalf of a member: https, on its own port, of a host of the open net. */
export const isOpenHttps = (address: string): boolean => {
  const host = parts.exec(address)?.[1];
  return host !== undefined && isOpenHost(host);
};
