import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { SectionName } from "../../../../domain/club/pages/sections.ts";
import { sarah } from "../../../../tests/staffTab.ts";
import { $session } from "../../../accounts/session/session.ts";
import { recallDraftFx } from "../../../lib/drafts.ts";
import { $editing, editorOpened } from "./editor.ts";
import { textsOf } from "./firstTexts.ts";
import { fakes } from "../../../../tests/fakes.ts";

it.each([
  ["contact", { email: "nous@club.example" }],
  ["recruitment", { title: "Un titre" }],
] as const)(
  "[PS-2] a draft of before keeps what was typed, beside texts of %s that came later",
  async (name, typed) => {
    const section: SectionName = name;
    const stored = { version: 1, member: sarah.id, section, revision: 0, before: {}, texts: typed };
    const scope = fork({
      values: [[$session, { status: "member", account: sarah }]],
      handlers: fakes([recallDraftFx, () => JSON.stringify(stored)]),
    });
    await allSettled(editorOpened, { scope, params: { section, stored: null } });
    const first = textsOf(section);
    expect(scope.getState($editing)).toMatchObject({ before: first, texts: { ...(first as object), ...typed } });
  },
);
