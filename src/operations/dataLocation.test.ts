import { expect, it } from "vitest";
import { dataLocationFrom } from "./dataLocation.ts";

const [project, other] = ["abcdefghijklmnopqrst", "tsrqponmlkjihgfedcba"];
const environment = {
  SUPABASE_URL: `https://${project}.supabase.co`,
  SUPABASE_ANON_KEY: "key",
  SUPABASE_SECRET_KEY: "secret",
};
const poolerOf = (name: string) => `postgresql://postgres.${name}:password@aws-0-eu.pooler.supabase.com:5432/postgres`;

it.each([poolerOf(project), `postgresql://postgres:password@db.${project}.supabase.co:5432/postgres`])(
  "[BK-11] takes the database of the project: %s",
  (databaseUrl) => {
    expect(dataLocationFrom({ ...environment, DATABASE_URL: databaseUrl }).place).toMatchObject({ databaseUrl });
  },
);

it("[BK-11] refuses the database of another project, and doesn't show its password", () => {
  const place = () => dataLocationFrom({ ...environment, DATABASE_URL: poolerOf(other) });
  expect(place).toThrow(
    /^DATABASE_URL isn't the database of SUPABASE_URL: .* has the project's name abcdefghijklmnopqrst/,
  );
  expect(place).not.toThrow(/password/);
});

it("[BK-11] takes any database of a project of the club's own", () => {
  const own = { ...environment, SUPABASE_URL: "https://supabase.club.example", DATABASE_URL: poolerOf(other) };
  expect(dataLocationFrom(own).place).toMatchObject({ url: "https://supabase.club.example" });
});
