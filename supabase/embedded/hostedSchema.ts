import type { PgliteConnection } from "@supabase/lite/pglite";

const missing = `
  create schema if not exists extensions;
  alter table auth.users add column if not exists instance_id uuid;
  alter table auth.identities alter column id set default gen_random_uuid();
`;

/** Adds what migrations and the seed find on a hosted project and lite's own tables lack, so that the same SQL runs on both. */
export const completeSchema = async ({ driver }: PgliteConnection): Promise<void> => {
  await driver.exec(missing);
};
