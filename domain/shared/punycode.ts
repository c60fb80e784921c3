// RFC 3492. The names are the standard's.
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128;

const digitOf = (value: number): string => String.fromCharCode(value < 26 ? value + 97 : value + 22);

const adapted = (delta: number, count: number, isFirst: boolean): number => {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) >> 1; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
};

/** A label of a host in ASCII, without the "xn--" before it. */
export const punycode = (label: string): string => {
  const points = [...label].map((letter) => letter.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < initialN);
  let output = basic.map((point) => String.fromCharCode(point)).join("") + (basic.length > 0 ? "-" : "");
  let [n, delta, bias, handled] = [initialN, 0, initialBias, basic.length];
  const others = [...new Set(points.filter((point) => point >= initialN))].toSorted((one, other) => one - other);
  for (const next of others) {
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta += 1;
      if (point !== n) continue;
      let q = delta;
      for (let k = base; ; k += base) {
        const t = Math.min(tMax, Math.max(tMin, k - bias));
        if (q < t) break;
        output += digitOf(t + ((q - t) % (base - t)));
        q = Math.floor((q - t) / (base - t));
      }
      output += digitOf(q);
      bias = adapted(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    n += 1;
  }
  return output;
};
