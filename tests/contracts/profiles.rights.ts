import { pngOf } from "../pictures.ts";
import { changes, given, kept } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, mine, ofAll, type Reach, updates } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const avatar = { type: "png", bytes: pngOf({ width: 2, height: 2 }) } as const;

const pngFile = new Blob([pngOf({ width: 2, height: 2 })], { type: "image/png" });

const profileRows = "select p::text, c::text from profiles p join member_cards c using (id) order by p.id";

export const probes: Probes = {
  "read one's own profile": {
    port: async ({ ports, me }) => (await ports.profiles.of(me)) !== undefined,
    request: async ({ client, me }) => given((await client.from("profiles").select().eq("id", me)).data),
  },
  "read somebody else's profile": {
    port: async ({ ports }) => (await ports.profiles.of(somebodyElse)) !== undefined,
    request: async ({ client, me }) => given((await client.from("profiles").select().neq("id", me)).data),
  },
  "change one's own profile": {
    port: async ({ ports, me }) => (await ports.profiles.saveAvatar(me, null)).ok,
    request: async (attempt) => {
      const { client, me, backend } = attempt;
      const isChanged = await changes(attempt, profileRows, [
        client.from("profiles").upsert({ id: me, full_name: "Essai" }),
      ]);
      await backend.query("update profiles set full_name = 'Camille Martin' where id = $1 and full_name = 'Essai'", [
        me,
      ]);
      return isChanged;
    },
  },
  "change somebody else's profile": {
    port: async ({ ports }) =>
      (await ports.profiles.saveNames(somebodyElse, { fullName: "Intrus", username: null })).ok,
    request: (attempt) => {
      const { client, me } = attempt;
      return changes(attempt, profileRows, [
        client.from("profiles").update({ full_name: "Intrus" }).neq("id", me),
        client.from("profiles").upsert({ id: somebodyElse, full_name: "Intrus" }),
        client.from("profiles").update({ id: somebodyElse }).eq("id", me),
        client.from("profiles").update({ created_at: "2001-01-01" }).eq("id", me),
        client.from("member_cards").update({ username: "Intrus" }).neq("id", me),
      ]);
    },
  },
  "show a picture of oneself": {
    port: async ({ ports, me }) => (await ports.avatars.put(me, avatar)).ok,
    request: async (attempt) => {
      const path = `${attempt.me}/avatar.png`;
      await attempt.client.storage.from("avatars").upload(path, pngFile, { upsert: true });
      return kept(attempt, "delete from storage.objects where name = $1 returning 1", path);
    },
  },
  "show a picture in somebody else's name": {
    port: async ({ ports }) => (await ports.avatars.put(somebodyElse, avatar)).ok,
    request: async (attempt) => {
      const { client, me, backend } = attempt;
      const [theirs, mine] = [`${somebodyElse}/avatar.png`, `${me}/avatar.png`];
      await backend.query("insert into storage.objects (bucket_id, name, owner_id) values ('avatars', $1, $2)", [
        theirs,
        somebodyElse,
      ]);
      const bucket = client.storage.from("avatars");
      const isChanged = await changes(attempt, "select name, owner_id, version from storage.objects order by name", [
        bucket.upload(theirs, pngFile, { upsert: true }),
        bucket.update(theirs, pngFile),
        bucket.upload(`${somebodyElse}/avatar.jpg`, pngFile),
        bucket.upload(`${me}/../${theirs}`, pngFile, { upsert: true }),
        bucket.upload(`${me}/page.html`, pngFile),
        bucket.upload(`avatar.png`, pngFile),
        bucket.remove([theirs]),
        bucket.move(mine, theirs),
        bucket.copy(mine, theirs),
        client.storage.createBucket("a"),
        client.storage.emptyBucket("avatars"),
        client.schema("storage").from("objects").delete().eq("name", theirs),
      ]);
      const { data } = await bucket.list(somebodyElse);
      await backend.query("delete from storage.objects where name = $1", [theirs]);
      return isChanged || given(data);
    },
  },
  "take one's own data along": {
    port: async ({ ports, me }) => (await ports.memberData.everything(me)).ok,
    request: async ({ client, me }) => {
      const { data } = await client.rpc("export_my_data");
      return data?.profiles?.[0]?.id === me;
    },
  },
  "leave the club": {
    port: "whoever has left can be asked no more: the contract tries it",
    // A trigger stops the deletion at its start: the next probes need the member.
    request: async ({ client, me, backend }) => {
      await backend.query(
        "create function stop() returns trigger language plpgsql as $$ begin raise 'it came through'; end $$",
      );
      await backend.query("create trigger a_stop before delete on profiles for each row execute function stop()");
      const { error } = await client.from("profiles").delete().eq("id", me);
      await backend.query("drop function stop cascade");
      return error?.message === "it came through";
    },
  },
  "make somebody else leave": {
    port: async ({ ports }) => (await ports.profiles.remove(somebodyElse)).ok,
    request: (attempt) => {
      const { client, me } = attempt;
      return changes(attempt, "select id from auth.users order by id", [
        client.from("profiles").delete().eq("id", somebodyElse),
        client.from("profiles").delete().neq("id", me),
        client.from("member_cards").delete().eq("id", somebodyElse),
      ]);
    },
  },
  "see member cards": {
    port: async ({ ports, tip }) => (await ports.comments.of(tip.id, 100)).some(({ card }) => card.username !== null),
    request: async ({ client }) => given((await client.from("member_cards").select()).data),
  },
};

const ownPictures = "bucket_id = 'avatars' and name like ME || '/%'";
/** Pictures of members, and pictures and files of content. */
const files: Reach = {
  member: ownPictures,
  staff: `${ownPictures} or bucket_id in ('contenus', 'fichiers')`,
  admin: `${ownPictures} or bucket_id in ('contenus', 'fichiers')`,
};

export const privileges = [
  "anon: select on member_cards",
  "authenticated: select on member_cards",
  ...["avatar_url", "full_name", "id", "username"].flatMap((column) =>
    ["insert", "update"].map((act) => `authenticated: ${act} on profiles (${column})`),
  ),
  ...["hides_scores", "prefers_username", "scores_chosen_at"].map(
    (column) => `authenticated: update on profiles (${column})`,
  ),
  "authenticated: delete on profiles",
  "authenticated: select on profiles",
  ...calls("members", "definer", "export_my_data"),
  ...calls("members", "invoker", "private.is_of_one_script"),
];

export const cells: Cells = {
  rows: `insert into storage.objects (bucket_id, name) select 'avatars', id || '/avatar.png' from profiles;
    insert into storage.objects (bucket_id, name) values ('contenus', 'plan.png'), ('fichiers', 'plan.pdf')`,
  reach: {
    "select public.profiles": mine("id"),
    "select public.member_cards": ofAll,
    "update public.profiles": mine("id"),
    "delete public.profiles": mine("id"),
    "select storage.objects": files,
    "update storage.objects": files,
    // Pictures of content leave through `remove_pictures` alone.
    "delete storage.objects": { member: ownPictures, staff: ownPictures, admin: ownPictures },
  },
  stored: {
    member: [
      // Whether scores are hidden is kept with a newer time only. Whether the page is hidden: tests/contracts/memberPages.ts.
      ...updates("public.profiles", "full_name username avatar_url scores_chosen_at"),
      "delete storage.objects",
      // Supabase grants all columns of its own tables, which only the storage's interface reaches.
      ...updates("storage.objects", "id owner owner_id created_at last_accessed_at version"),
    ],
  },
};
