import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "../kit/Button.tsx";
import { Letter, Sign } from "../kit/footLook.ts";
import { french } from "../kit/french.ts";
import { useUnit } from "../page/useUnit.ts";
import { $isSubscribing, $taken, subscribePressed } from "./subscribe.ts";
import { words } from "./words.ts";

/** Where a letter is asked for: on every page. Posted, and its field without a name: no address ends up in the page's own. */
export const LetterForm = () => {
  const { isSubscribing, taken, press } = useUnit({
    isSubscribing: $isSubscribing,
    taken: $taken,
    press: subscribePressed,
  });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (taken > 0 && field.current) field.current.value = "";
  }, [taken]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    press(field.current?.value ?? "");
  };
  return (
    <Letter method="post" action="/newsletter/confirmer" noValidate onSubmit={submit}>
      <label htmlFor={id}>{words.letter}</label>
      <Sign>
        <input id={id} type="email" placeholder={words.example} autoComplete="email" ref={field} />
        <Button type="submit" busy={isSubscribing}>
          {french(isSubscribing ? words.subscribing : words.subscribe)}
        </Button>
      </Sign>
      <noscript>
        {/* In an element: by itself, React would compare the text with what a browser makes of it. */}
        <p>{words.needsScript}</p>
      </noscript>
    </Letter>
  );
};
