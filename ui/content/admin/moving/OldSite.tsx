import { type FormEvent, useId, useState } from "react";
import { isOpenHttps } from "../../../../domain/shared/publicHost.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { french } from "../../../design/components/text/french.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Asked } from "./moving.styles.ts";
import { siteTyped } from "./reading.ts";
import { words } from "./words.ts";

/** Asks for the old site's address, without which some addresses of the files lead nowhere. */
export const OldSite = ({ site }: { readonly site: string }) => {
  const readWith = useUnit(siteTyped);
  const id = useId();
  const [isInvalid, refuse] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("site")).trim();
    const address = /^https?:\/\//i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;
    if (!isOpenHttps(address)) return refuse(true);
    focusContent();
    readWith(address);
  };
  return (
    <Alert tone="wait" title={words.siteMissing}>
      <p>{french(words.siteText)}</p>
      <Asked as="form" noValidate onSubmit={submit}>
        <Field
          id={id}
          name="site"
          label={words.site}
          error={isInvalid ? words.siteInvalid : undefined}
          defaultValue={site}
          inputMode="url"
          autoComplete="off"
        />
        <QuietButton type="submit">{words.siteUse}</QuietButton>
      </Asked>
    </Alert>
  );
};
