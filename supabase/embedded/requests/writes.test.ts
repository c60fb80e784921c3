import { expect, it, vi } from "vitest";
import { createWriteNews } from "./writes.ts";

const told = (method: string, path: string, status: number): string[] => {
  const news = createWriteNews();
  const paths: string[] = [];
  news.listen((written) => paths.push(written));
  news.tell(new Request(`http://backend.test${path}`, { method }), new Response(null, { status }));
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
  expect(heard.mock.calls).toEqual([["tips"]]);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
