import type { ItemRecords } from "../../../domain/content/editing/ports.ts";
import { memberCard } from "../../../domain/accounts/member.ts";
import { type AuthorChoice, authorOf, lineOfMember } from "../../../domain/content/authors.ts";
import { compareKeys } from "../../../domain/content/editing/search.ts";
import { isSlug, isSlugLike, type Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import { itemsOn } from "./items.ts";
import { shownPeople } from "./shownPeople.ts";
import { tagUses } from "./tagLists.ts";

export const memoryItemRecords = (backend: MemoryBackend): ItemRecords => {
  const { enter, memberOf, members, people, revisions } = backend;
  const items = itemsOn(backend);
  return {
    async slugsLike(kind, slug) {
      await enter("read published articles");
      return items
        .readable(kind)
        .flatMap((item) => [item.slug, ...(item.oldSlugs ?? [])])
        .filter((one): one is Slug => isSlug(one) && isSlugLike(one, slug))
        .toSorted();
    },

    async changesSince({ id }, revision) {
      if (!(await enter("learn who changed what was written"))) return [];
      return revisions
        .read()
        .filter((one) => one.on === id && one.revision > revision)
        .map(({ on: _, ...change }) => ({ ...change, card: memberCard(memberOf(change.by ?? undefined)) }));
    },

    async authorChoices() {
      if (!(await enter("learn who changed what was written"))) return [];
      const byName = (one: AuthorChoice, other: AuthorChoice) => compareKeys(one.name, other.name);
      const shown = shownPeople(backend);
      const staff = members
        .read()
        .flatMap(({ id, role, username }) =>
          role && username ? [{ line: lineOfMember(id), ...authorOf(username, shown) }] : [],
        );
      const persons = people.read().map(({ name }) => ({ line: name, ...authorOf(name, shown) }));
      return [...staff.toSorted(byName), ...persons.toSorted(byName)];
    },

    async tagChoices() {
      if (!(await enter("learn who changed what was written"))) return [];
      return tagUses(backend).map(({ label }) => label);
    },
  };
};
