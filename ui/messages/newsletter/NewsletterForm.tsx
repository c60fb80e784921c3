import { type FormEvent, useEffect, useRef } from "react";
import { archivePath } from "../../../domain/club/letter/paths.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { Button } from "../../design/components/actions/Button.tsx";
import { FieldNote, noteTies } from "../../design/components/forms/FieldNote.tsx";
import { NeedsScript } from "../../design/components/forms/NeedsScript.tsx";
import { Letter, Sign } from "../../design/components/surfaces/foot.styles.ts";
import { typeset } from "../../design/components/text/french.ts";
import { $club } from "../../lib/page/club.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { $emptyLists } from "../../lib/page/siteState.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $isSubscribing, $isTaken, $mistakes, addressTyped, subscribePressed } from "./subscribe.ts";
import { newsletterField as id, noAddress, words } from "./words.ts";

/** The newsletter form of every page. `post`, and the field has no name, so that no e-mail ends up in an address. */
export const NewsletterForm = () => {
  const { isSubscribing, isTaken, mistakes, type, press } = useUnit({
    isSubscribing: $isSubscribing,
    isTaken: $isTaken,
    mistakes: $mistakes,
    type: addressTyped,
    press: subscribePressed,
  });
  const { letter } = useUnit($club);
  const empty = useUnit($emptyLists);
  const hasContact = useHasFeature("contact");
  const field = useRef<HTMLInputElement>(null);
  const error = mistakes > 0 ? noAddress : undefined;

  useEffect(() => {
    if (isTaken && field.current) field.current.value = "";
  }, [isTaken]);
  useEffect(() => {
    if (mistakes > 0) field.current?.focus();
  }, [mistakes]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    press(field.current?.value ?? "");
  };
  // Without a script the form leads to the contact page, which shows the club's e-mail.
  return (
    <Letter method="post" action={hasContact ? "/contact" : "/"} noValidate onSubmit={submit}>
      <label htmlFor={id}>{words.letter}</label>
      <p>{typeset(letter || words.about)}</p>
      <Sign>
        <input
          id={id}
          type="email"
          placeholder={words.example}
          autoComplete="email"
          ref={field}
          onInput={() => type()}
          {...noteTies(id, { error })}
        />
        <Button type="submit" busy={isSubscribing}>
          {typeset(isSubscribing ? words.subscribing : words.subscribe)}
        </Button>
      </Sign>
      <FieldNote control={id} error={error} />
      {/* Always rendered: screen readers announce changes of a known live region only. */}
      <p role="status">{isTaken && typeset(words.asked)}</p>
      <NeedsScript>{words.needsScript}</NeedsScript>
      {!empty.includes("letters") && <Link to={archivePath}>{words.archive}</Link>}
    </Letter>
  );
};
