import { expect, it, vi } from "vitest";
import { createWriteNews } from "./writes.ts";

const told = (method: string, path: string, status: number, headers = {}): string[] => {
  const news = createWriteNews();
  const paths: string[] = [];
  news.listen(({ path: written }) => paths.push(written));
  news.tell(new Request(`http://backend.test${path}`, { method }), new Response(null, { status, headers }));
  return paths;
};

it.each([
  ["POST", "/rest/v1/tips", 201, ["tips"]],
  ["PATCH", "/rest/v1/tips?id=eq.1", 204, ["tips"]],
  ["DELETE", "/rest/v1/tips", 200, ["tips"]],
  ["POST", "/rest/v1/rpc/publish", 200, ["rpc/publish"]],
  ["POST", "/rest/v1/tips", 409, []],
  ["GET", "/rest/v1/tips", 200, []],
  ["HEAD", "/rest/v1/tips", 200, []],
  ["OPTIONS", "/rest/v1/tips", 200, []],
  ["POST", "/auth/v1/token", 200, []],
])("%s %s answered %i tells of %j", (method, path, status, paths) => {
  expect(told(method, path, status)).toEqual(paths);
});

it("tells which rows were named, and what was sent", () => {
  const news = createWriteNews();
  const heard = vi.fn();
  news.listen(heard);
  const request = new Request("http://backend.test/rest/v1/likes?tip=eq.1", { method: "POST" });
  news.tell(request, new Response(), "[]");
  const search = new URLSearchParams("tip=eq.1");
  expect(heard.mock.calls).toEqual([[{ path: "likes", method: "POST", search, body: "[]" }]]);
});

it("[LM-10] tells nothing of a change or a deletion that met no row", () => {
  const none = { "content-range": "*/*" };
  expect(told("PATCH", "/rest/v1/tips?id=eq.1", 204, none)).toEqual([]);
  expect(told("DELETE", "/rest/v1/tips", 204, { "content-range": "*/0" })).toEqual([]);
  expect(told("PATCH", "/rest/v1/tips?id=eq.1", 204, { "content-range": "0-0/*" })).toEqual(["tips"]);
  expect(told("POST", "/rest/v1/tips", 201, none)).toEqual(["tips"]);
});

it("tells the others when a listener fails, and no one who stopped listening", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const news = createWriteNews();
  const heard = vi.fn();
  news.listen(() => {
    throw new Error("failed");
  });
  const stop = news.listen(heard);
  const tell = () => news.tell(new Request("http://backend.test/rest/v1/tips", { method: "POST" }), new Response());
  tell();
  stop();
  tell();
  expect(heard.mock.calls).toEqual([[expect.objectContaining({ path: "tips" })]]);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
