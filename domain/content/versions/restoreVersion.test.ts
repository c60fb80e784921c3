import { expect, it } from "vitest";
import type { MemberId } from "../../accounts/member.ts";
import { done } from "../../shared/result.ts";
import { lineOfMember } from "../authors.ts";
import type { EditedItem } from "../editing/contentItem.ts";
import { noFields } from "../editing/fields.ts";
import type { VersionId } from "./ports.ts";
import { restoreVersion } from "./restoreVersion.ts";

const ref = { kind: "article", id: "i1" as EditedItem["id"] } as const;

const [lya, nova] = [1, 2].map((digit) =>
  lineOfMember(`${digit.toString().repeat(8)}-1111-4111-8111-111111111111` as MemberId),
);

it.each([
  [`${lya}\n${nova}\nInvité`, 0],
  [`${nova}\nInvité`, 1],
  ["Invité", 2],
])("[NW-194] tells how many colleagues of a version weren't kept: of two, %j are", async (authors, lostAuthors) => {
  const saved = { ...ref, fields: { ...noFields, authors } } as EditedItem;
  const restore = restoreVersion({
    openItem: async () => done(saved),
    saveItem: async () => done(saved),
    versions: {
      list: async () => [],
      fieldsOf: async () => ({ ...noFields, title: "Un", authors: `${lya}\n${nova}\nInvité\ninvité` }),
    },
    readPassages: async () => [],
  });
  expect(await restore({ ...ref, revision: 1, version: "v1" as VersionId })).toMatchObject({
    ok: true,
    value: { lostAuthors },
  });
});
