import { expect, it } from "vitest";
import { returnFromDiscord } from "./returned.ts";

it.each([
  ["code=abc", { code: "abc" }],
  ["", undefined],
  ["retour=/tips", undefined],
  ["error=access_denied&error_description=refused", { refusal: "refused" }],
  ["error=access_denied&error_code=provider_email_needs_verification", { refusal: "unverified" }],
  ["error=access_denied&error_code=email_exists", { refusal: "email-taken" }],
  ["error=server_error&error_code=identity_already_exists", { refusal: "linked-elsewhere" }],
  ["error=invalid_request&error_code=bad_oauth_state", { refusal: "stale" }],
  [
    "error=server_error&error_code=unexpected_failure&error_description=Error+getting+user+email+from+external+provider",
    { refusal: "no-address" },
  ],
  ["error=server_error&error_code=unexpected_failure", { refusal: "failed" }],
  ["error_code=toString", { refusal: "failed" }],
])("[DC-3] reads what the address %s tells", (query, told) => {
  expect(returnFromDiscord(new URLSearchParams(query))).toEqual(told);
});
