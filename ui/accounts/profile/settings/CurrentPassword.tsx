import { forgotAddress } from "../../address.ts";
import { words as signInWords } from "../../signIn/signInWords.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { french } from "../../../design/components/text/french.ts";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { currentName, type NotReauthenticated } from "./reauthentication.ts";
import { notReauthenticated, words } from "./settingsWords.ts";

/** Asks for the current password, beside the setting that needs it. */
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
    <TextLink to={forgotAddress("")}>{french(signInWords.forgot)}</TextLink>
  </>
);
