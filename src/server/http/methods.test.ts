import { expect, it } from "vitest";
import { reading, unlessTaken } from "./methods.ts";

const answerTo = (method: string) => {
  const answer = unlessTaken({ method }, reading);
  return answer && [answer.status, answer.headers.get("allow")];
};

it("[LM-38] names the methods that an address takes to those who ask for others", () => {
  for (const method of ["GET", "HEAD"]) expect(answerTo(method)).toBeUndefined();
  for (const method of ["PUT", "POST", "DELETE", "PATCH", "get"]) {
    expect(answerTo(method)).toEqual([405, "GET, HEAD, OPTIONS"]);
  }
  expect(answerTo("OPTIONS")).toEqual([204, "GET, HEAD, OPTIONS"]);
});
