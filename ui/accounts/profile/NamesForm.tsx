import type { MouseEvent } from "react";
import type { TypedNames } from "../../../domain/accounts/saveProfile.ts";
import { Button } from "../../design/components/actions/Button.tsx";
import { Field } from "../../design/components/forms/Field.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { LiveMask } from "../LiveMask.tsx";
import { $account } from "../session/session.ts";
import { useForm } from "../../lib/useForm.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { CardButton } from "./card/CardButton.tsx";
import { $isChanged, $names, namesDropped, namesForm } from "./names.ts";
import { Pair } from "./profile.styles.ts";
import { words } from "./words.ts";

/** Changes the member's full name and username. */
export const NamesForm = () => {
  const { names, account, isChanged, drop } = useUnit({
    names: $names,
    account: $account,
    isChanged: $isChanged,
    drop: namesDropped,
  });
  const saved = account?.username;
  const form = useForm(namesForm);
  const dropAll = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears when nothing is unsaved.
    currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    drop();
  };
  const field = (name: keyof TypedNames) =>
    ({ ...form.field(name), label: words[name], defaultValue: names[name], dir: "auto" }) as const;

  return (
    <form {...form.props}>
      <LiveMask username={names.username}>{saved && <CardButton username={saved} />}</LiveMask>
      <Field {...field("username")} hint={words.usernameHint} autoComplete="username" />
      <Field {...field("fullName")} autoComplete="name" />
      <Pair>
        <Button type="submit" size="small" busy={form.isPending}>
          {form.isPending ? words.saving : words.save}
        </Button>
        {isChanged && !form.isPending && (
          <QuietButton look="bare" onClick={dropAll}>
            {words.drop}
          </QuietButton>
        )}
      </Pair>
    </form>
  );
};
