import { forgotAddress } from "../accounts/address.ts";
import { words as entranceWords } from "../accounts/entranceWords.ts";
import { Field } from "../kit/Field.tsx";
import { french } from "../kit/french.ts";
import { TextLink } from "../kit/TextLink.tsx";
import type { NotReauthenticated } from "./reauthentication.ts";
import { notReauthenticated, words } from "./settingsWords.ts";
import { currentName } from "./useProof.ts";

/** Asks for the password that the member has, beside what it is needed for. */
export const CurrentPassword = ({ why }: { readonly why: NotReauthenticated }) => (
  <>
    <Field
      label={words.reauthentication}
      name={currentName}
      type="password"
      autoComplete="current-password"
      required
      error={notReauthenticated(why)}
    />
    <TextLink to={forgotAddress("")}>{french(entranceWords.forgot)}</TextLink>
  </>
);
