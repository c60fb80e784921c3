import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { StaffApplication } from "../../../domain/applications/review.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { application, sarah } from "../../../tests/staffTab.ts";
import { $session } from "../../accounts/session/session.ts";
import { Body } from "./Details.tsx";
import { ApplicationRow } from "./Row.tsx";
import { words } from "./words.ts";

const shown = (status: StaffApplication["status"]) =>
  renderToString(
    <Provider value={fork()}>
      <Body application={application("lya", { status })} />
    </Provider>,
  );

it.each(["pending", "accepted", "rejected"] as const)(
  "renders the live region of a withdrawal empty while it is %s",
  (status) => expect(shown(status)).toContain('<p role="status"></p>'),
);

it("reports in the live region that the application was withdrawn", () => {
  expect(shown("withdrawn")).toMatch(/<p role="status">Elle a été retirée/);
});

describe("[SE-12] to a member of the staff", () => {
  const scope = fork({ values: [[$session, { status: "member", account: sarah }]] });
  const seen = (applicant: MemberId) => {
    const one = application("lya", { applicant });
    const page = renderToString(
      <Provider value={scope}>
        <ApplicationRow item={one} />
        <Body application={one} />
      </Provider>,
    );
    return page.replaceAll("&#x27;", "'").replace(/[\u00a0\u202f]/g, " ");
  };

  it("offers no decision and no notes on their own application, and shows why", () => {
    const own = seen(sarah.id);
    expect(own).toContain(words.own);
    expect(own).toContain("ses notes internes ne vous sont pas montrées");
    for (const absent of [words.accept, words.reject, words.staffNotes, words.addNote])
      expect(own).not.toContain(absent);
  });

  it("offers both on the applications of others", () => {
    const other = seen("lya" as MemberId);
    expect(other).not.toContain("votre candidature");
    for (const there of [words.accept, words.reject, words.staffNotes, words.addNote]) expect(other).toContain(there);
  });
});
