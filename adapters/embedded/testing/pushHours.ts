/** In place of the hour of the day: pushes go out from now on, or, as at night, none does. */
export const setPushHours = (query: (sql: string) => Promise<unknown>, hours: "always" | "never"): Promise<unknown> =>
  query(
    `create or replace function private.pushes_until(moment timestamptz) returns timestamptz language sql immutable as
      $$ select ${hours === "always" ? "'infinity'" : "null"}::timestamptz $$`,
  );
