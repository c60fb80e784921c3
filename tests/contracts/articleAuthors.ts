import { describe, expect, it, onTestFinished } from "vitest";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { MailToken } from "../../domain/accounts/ports.ts";
import { firstTeamPages } from "../../domain/club/teams/firstTeams.ts";
import { lineOfMember } from "../../domain/content/authors.ts";
import type { EditedItem, ItemRef } from "../../domain/content/editing/contentItem.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import type { Backstage } from "./backstage.ts";
import { camille, newMessage, type NewDevice, sarah, signedIn, valueIn } from "./ports.ts";

const kind = "article";
const there = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("It isn't there");
  return value;
};
const player = there(firstTeamPages(teams).people[0]);

/** The authors whom the staff names, on every backend. */
export const contract = (backend: string, newDevice: NewDevice, { giveRole, mailsTo }: Backstage) =>
  describe(`[BE-4] named authors on ${backend}`, () => {
    const begin = async () => {
      const device = await newDevice();
      const { id: member } = await signedIn(device, sarah);
      const written = async (...authors: readonly string[]): Promise<EditedItem> => {
        const item = valueIn(
          await device.contents.add({
            kind,
            slug: `signe-${crypto.randomUUID()}` as Slug,
            fields: { ...noFields, title: "À plusieurs", authors: authors.join("\n") },
            authorId: member,
            authorName: "Sarah",
            isPublished: true,
          }),
        );
        onTestFinished(async () => void (await device.contents.remove({ kind, id: item.id })));
        return item;
      };
      const authorsOf = async ({ id, revision, fields }: EditedItem, authors: string) =>
        valueIn(await device.contents.save({ kind, id, revision, fields: { ...fields, authors } }));
      const open = async ({ id }: ItemRef) => there(await device.contents.open({ kind, id }));
      return { ...device, member, own: lineOfMember(member), written, authorsOf, open };
    };
    const read = async ({ slug }: EditedItem) => there(await (await newDevice()).articles.bySlug(slug));

    /** A new member of the staff. */
    const colleague = async () => {
      const device = await newDevice();
      const { email } = newMessage();
      const username = `nova-${crypto.randomUUID().slice(0, 8)}`;
      await device.signUps.add({ email, password: "neige-et-givre", names: { fullName: "Nova Vasseur", username } });
      const token = /token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? "")?.[1] as MailToken;
      await device.mailLinks.spend({ kind: "sign-up", token });
      const { id } = there(await device.session.current());
      await giveRole(email, "staff");
      return { device, email, username, id, line: lineOfMember(id) };
    };

    it("[NW-116] signs an article with the names in their order, and links the person of that name", async () => {
      const staff = await begin();
      const item = await staff.written("Un invité", player.name);
      expect(item).toMatchObject({
        fields: { authors: `Un invité\n${player.name}` },
        authorNames: ["Un invité", player.name],
        byline: `Un invité et ${player.name}`,
      });
      const shown = await read(item);
      expect(shown.author).toBe(`Un invité et ${player.name}`);
      expect(shown.authors).toEqual([
        { name: "Un invité", person: null },
        { name: player.name, person: player.slug },
      ]);
      const changed = await staff.authorsOf(item, `${player.name}\nDeux\nTrois`);
      expect(changed).toMatchObject({ revision: 2, byline: `${player.name}, Deux et Trois` });
      const none = await staff.authorsOf(changed, "");
      expect(none).toMatchObject({ revision: 3, byline: "Sarah", authorNames: [] });
      expect(await read(item)).toMatchObject({ author: "Sarah", authors: [] });
    });

    it("[NW-116] orders a list by the whole line, and keeps the authors in versions and changes", async () => {
      const staff = await begin();
      const item = await staff.written("Zoé");
      await staff.authorsOf(item, "Aaron\nZoé");
      const byAuthor = await staff.articles.slice({ sort: "author", from: 0, count: 100 });
      const names = byAuthor.map(({ author }) => author);
      expect(names[0]).toBe("Aaron et Zoé");
      const changes = await staff.itemRecords.changesSince({ kind, id: item.id }, 1);
      expect(changes.map(({ fields }) => fields)).toEqual([["authors"]]);
      const versions = await staff.contentVersions.list({ kind, id: item.id });
      const kept = await Promise.all(versions.map(({ id }) => staff.contentVersions.fieldsOf(item, id)));
      expect(kept.map((fields) => fields?.authors)).toEqual(["Aaron\nZoé", "Zoé"]);
    });

    it("[NW-120] names members of the staff alone, and those who were named before", async () => {
      const staff = await begin();
      const other = await newDevice();
      const { id: noColleague } = await signedIn(other, camille);
      const nova = await colleague();
      const item = await staff.written(lineOfMember(noColleague), nova.line, "Un invité");
      expect(item).toMatchObject({
        fields: { authors: `${nova.line}\nUn invité` },
        byline: `${nova.username} et Un invité`,
      });
      await giveRole(nova.email, null);
      const later = await staff.authorsOf(item, `Un invité\n${nova.line}`);
      expect(later.byline).toBe(`Un invité et ${nova.username}`);
      expect((await staff.written(nova.line)).fields.authors).toBe("");
    });

    it("[NW-120] follows a new username, and keeps no name of a deleted account", async () => {
      const staff = await begin();
      const nova = await colleague();
      const [both, alone] = [await staff.written(nova.line, "Un invité"), await staff.written(nova.line)];
      expect((await read(alone)).author).toBe(nova.username);
      const username = `${nova.username}-2`;
      await nova.device.profiles.saveNames(nova.id, { fullName: "Nova", username });
      expect(await read(both)).toMatchObject({ author: `${username} et Un invité`, authors: [{ name: username }, {}] });
      await nova.device.profiles.remove(nova.id);
      expect(await read(both)).toMatchObject({
        author: "Un invité",
        authors: [{ name: "Un invité", person: null }],
      });
      expect(await read(alone)).toMatchObject({ author: null, authors: [] });
      expect(await staff.open(alone)).toMatchObject({ revision: 1, byline: null, authorNames: [] });
    });

    it("[NW-195] a member's export lists the articles that they sign and haven't created", async () => {
      const staff = await begin();
      const nova = await colleague();
      const item = await staff.written("Un invité", nova.line, staff.own);
      const signed = async ({ memberData }: Pick<Awaited<ReturnType<NewDevice>>, "memberData">, member: MemberId) =>
        valueIn(await memberData.everything(member))["signed_articles"];
      const { id, slug, fields } = item;
      expect(await signed(nova.device, nova.id)).toMatchObject([{ id, slug, title: fields.title, is_published: true }]);
      expect(JSON.stringify(await signed(staff, staff.member))).not.toContain(id);
    });

    it("[NW-120] offers the staff and the people of the teams to the staff alone", async () => {
      const staff = await begin();
      const choices = await staff.itemRecords.authorChoices();
      expect(choices.find(({ line }) => line === staff.own)?.name).toEqual(expect.any(String));
      expect(choices).toContainEqual({ line: player.name, name: player.name, person: player.slug });
      expect(choices.map(({ name }) => name)).not.toContain("camille");
      const other = await newDevice();
      await signedIn(other, camille);
      expect(await other.itemRecords.authorChoices()).toEqual([]);
      expect(await (await newDevice()).itemRecords.authorChoices()).toEqual([]);
    });
  });
