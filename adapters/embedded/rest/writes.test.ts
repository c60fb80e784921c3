import { expect, it, vi } from "vitest";
import { createWriteNews } from "./writes.ts";

const told = (method: string, path: string, status: number, rows = 1): string[] => {
  const news = createWriteNews();
  const paths: string[] = [];
  news.listen(({ path: written }) => paths.push(written));
  news.tell(new Request(`http://backend.test${path}`, { method }), new Response(null, { status }), { body: "", rows });
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

it("notifies listeners of the filtered rows and the sent body", () => {
  const news = createWriteNews();
  const heard = vi.fn();
  news.listen(heard);
  const request = new Request("http://backend.test/rest/v1/likes?tip=eq.1", { method: "POST" });
  news.tell(request, new Response(), { body: "[]", rows: 1 });
  const search = new URLSearchParams("tip=eq.1");
  expect(heard.mock.calls).toEqual([[{ path: "likes", method: "POST", search, body: "[]" }]]);
});

it("[LM-10] tells nothing of a request that wrote no row, but of each function, which may have", () => {
  expect(told("PATCH", "/rest/v1/tips?id=eq.1", 204, 0)).toEqual([]);
  expect(told("DELETE", "/rest/v1/tips", 204, 0)).toEqual([]);
  expect(told("POST", "/rest/v1/rpc/publish", 200, 0)).toEqual(["rpc/publish"]);
});

it("notifies the other listeners when one fails, and none that unsubscribed", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const news = createWriteNews();
  const heard = vi.fn();
  news.listen(() => {
    throw new Error("failed");
  });
  const stop = news.listen(heard);
  const tell = () =>
    news.tell(new Request("http://backend.test/rest/v1/tips", { method: "POST" }), new Response(), {
      body: "",
      rows: 1,
    });
  tell();
  stop();
  tell();
  expect(heard.mock.calls).toEqual([[expect.objectContaining({ path: "tips" })]]);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
