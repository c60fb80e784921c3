import { changes, given, kept } from "../security/attempts.ts";
import { adminOfSeed, somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, mine } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const roleRows = "select user_id, role from user_roles order by user_id";

export const probes: Probes = {
  "read one's own role": {
    port: "a member without a role is given as little as a visitor",
    // A member without an application reads no row, without a refusal.
    request: async ({ client, me }) => !(await client.from("user_roles").select().eq("user_id", me)).error,
  },
  "give oneself a role": {
    port: "no port writes one",
    request: (attempt) => {
      const { client, me } = attempt;
      return changes(attempt, roleRows, [
        client.from("user_roles").insert({ user_id: me, role: "admin" }),
        client.from("user_roles").upsert({ user_id: me, role: "admin" }),
        client.from("user_roles").update({ role: "admin" }).eq("user_id", me),
        client.from("member_cards").update({ is_staff: true }).eq("id", me),
        client.auth.updateUser({ data: { role: "admin" } }),
      ]);
    },
  },
  "read the club's figures": {
    port: async ({ ports }) => (await ports.figures.read()).ok,
    request: async ({ client }) => {
      const answers = [
        await client.rpc("admin_statistics"),
        await client.rpc("club_setup"),
        await client.rpc("count_applications", { words: "" }),
      ];
      const { error } = await client.rpc("reading_figures", { list_days: 28 });
      return answers.some(({ data }) => given(data)) || error === null;
    },
  },
  "look for members": {
    port: async ({ ports }) => (await ports.team.find("")).ok,
    request: async ({ client }) => {
      const answers = await Promise.all(
        ["", "i", "admin@demo.test"].map((words) => client.rpc("find_members", { words })),
      );
      return answers.some(({ data }) => given(data));
    },
  },
  "read somebody else's role": {
    port: async ({ ports }) => (await ports.team.find("")).ok,
    request: async ({ client, me }) => given((await client.from("user_roles").select().neq("user_id", me)).data),
  },
  "make somebody staff": {
    port: async ({ ports }) => {
      const { ok } = await ports.team.setStaff({ member: somebodyElse, isStaff: true });
      if (ok) await ports.team.setStaff({ member: somebodyElse, isStaff: false });
      return ok;
    },
    request: async (attempt) => {
      const row = { user_id: somebodyElse, role: "staff" };
      await attempt.client.from("user_roles").insert(row);
      return kept(attempt, "delete from user_roles where user_id = $1 returning 1", somebodyElse);
    },
  },
  "take a name that passes for a function": {
    port: async ({ ports }) => (await ports.team.takeName(somebodyElse)).ok,
    request: async ({ client }) => (await client.rpc("take_reserved_name", { member: somebodyElse })).error === null,
  },
  "make somebody an admin": {
    port: "no port makes one",
    request: (attempt) => {
      const { client } = attempt;
      return changes(attempt, roleRows, [
        client.from("user_roles").insert({ user_id: somebodyElse, role: "admin" }),
        client.from("user_roles").upsert({ user_id: somebodyElse, role: "admin" }),
        client.from("user_roles").update({ role: "admin" }).eq("role", "staff"),
      ]);
    },
  },
  "take an admin's role": {
    port: async ({ ports }) => (await ports.team.setStaff({ member: adminOfSeed, isStaff: false })).ok,
    request: (attempt) => {
      const { client, me } = attempt;
      return changes(attempt, roleRows, [
        client.from("user_roles").delete().eq("role", "admin"),
        client.from("user_roles").update({ role: "staff" }).eq("role", "admin"),
        client.from("user_roles").delete().eq("user_id", me),
      ]);
    },
  },
};

export const privileges = [
  ...["role", "user_id"].map((column) => `authenticated: insert on user_roles (${column})`),
  "authenticated: delete on user_roles",
  "authenticated: select on user_roles",
  ...calls("members", "definer", "admin_statistics find_members list_reserved_names take_reserved_name"),
];

export const cells: Cells = {
  reach: {
    "select public.user_roles": { ...mine("user_id"), admin: "true" },
    "delete public.user_roles": { admin: "role = 'staff'" },
  },
  stored: { admin: ["delete public.user_roles"] },
};
