import { expect, it, vi } from "vitest";
import { oldPicturePath } from "../../domain/content/moving/ports.ts";
import { largestPicture } from "../../domain/shared/picture.ts";
import { pngOf } from "../../tests/pictures.ts";
import { answerOldPicture, fetchOpen, openLookup } from "./oldPicture.ts";

const png = pngOf({ width: 2, height: 2 });
const body = async function* (...pieces: readonly Uint8Array[]) {
  yield* pieces;
};
type Said = { readonly status?: number; readonly location?: string; readonly pieces?: readonly Uint8Array[] };
const net = (pages: Readonly<Record<string, Said>>) => {
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    const { status = 200, location = "", pieces = [png] } = pages[address] ?? { status: 404 };
    return { status, location, body: body(...pieces) };
  };
  return { asked, fetch: async (address: string) => fetchOpen(address, ask) };
};

it("[NW-249] fetches a picture, also after redirects within the open net", async () => {
  const { fetch } = net({
    "https://a.example/a": { status: 301, location: "/b" },
    "https://a.example/b": { status: 302, location: "https://b.example/c.png" },
    "https://b.example/c.png": {},
  });
  expect(await fetch("https://a.example/a")).toEqual(png);
});

it.each([
  ["http", "http://a.example/a.png"],
  ["an address of a private network", "https://169.254.169.254/latest/meta-data"],
  ["this machine", "https://localhost/a.png"],
  ["another port", "https://a.example:5432/a.png"],
  ["no address", ""],
])("[NW-249] asks nothing for %s", async (_, address) => {
  const { asked, fetch } = net({ [address]: {} });
  expect(await fetch(address)).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  "http://a.example/b.png",
  "https://127.0.0.1/b.png",
  "https://[::1]/b.png",
  "file:///etc/passwd",
  "https://a.example:22/",
])("[NW-249] follows no redirect to %s", async (location) => {
  const { asked, fetch } = net({ "https://a.example/a.png": { status: 302, location }, [location]: {} });
  expect(await fetch("https://a.example/a.png")).toBeUndefined();
  expect(asked).toEqual(["https://a.example/a.png"]);
});

it("[NW-249] gives up endless redirects, what is too large, and what is no picture", async () => {
  const { asked, fetch } = net({
    "https://a.example/loop": { status: 302, location: "/loop" },
    "https://a.example/large": { pieces: [png, new Uint8Array(largestPicture)] },
    "https://a.example/page": { pieces: [new TextEncoder().encode("<html>")] },
  });
  for (const name of ["loop", "large", "page", "none"])
    expect(await fetch(`https://a.example/${name}`)).toBeUndefined();
  expect(asked.filter((address) => address.endsWith("loop"))).toHaveLength(4);
});

it("[NW-249] connects only to names whose addresses are all of the open net", async () => {
  const found = async (...addresses: readonly string[]) =>
    new Promise((resolve) => {
      const look = openLookup((_, __, told) =>
        told(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        ),
      );
      look("a.example", {}, (error, address) => resolve(error ? "refused" : address));
    });
  expect(await found("93.184.215.14")).toBe("93.184.215.14");
  for (const closed of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fd00::1"]) {
    expect(await found(closed)).toBe("refused");
    expect(await found("93.184.215.14", closed)).toBe("refused");
  }
  expect(await found()).toBe("refused");
});

it("[NW-249] asks another site for the staff alone", async () => {
  const fetchPicture = vi.fn(async () => png);
  const backend = (status: number) => ({
    url: "https://club.test",
    anonKey: "k",
    fetch: async () => new Response("[]", { status }),
  });
  const ask = (status: number, headers: Record<string, string>, path = oldPicturePath) =>
    answerOldPicture(
      backend(status),
      fetchPicture,
    )(new Request(`https://club.test${path}?adresse=https://a.example/a.png`, { headers }));
  expect((await ask(403, { authorization: "Bearer x" }))?.status).toBe(403);
  expect((await ask(200, {}))?.status).toBe(403);
  expect(await ask(200, { authorization: "Bearer x" }, "/news")).toBeUndefined();
  expect(fetchPicture).not.toHaveBeenCalled();
  const answer = await ask(200, { authorization: "Bearer x" });
  expect([answer?.status, answer?.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
  expect(fetchPicture).toHaveBeenCalledWith("https://a.example/a.png");
});
