import { useRef } from "react";
import { styled } from "styled-components";
import type { HoldingRules } from "../../../../domain/content/reactions/holding.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Switch } from "../../../design/components/actions/Switch.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Fields } from "../../../design/components/forms/Fields.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../design/tokens/measures.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $areRulesOpen, $rules, ruleChanged, rulesClosed, rulesRetried, wordForm } from "./rules.ts";
import { ruleWords as words } from "./ruleWords.ts";

const Listed = styled.ul`
  ${row(space.x2)}

  > li {
    display: flex;
    align-items: center;
    min-width: 0;
    padding-left: ${space.x3};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    overflow-wrap: anywhere;
  }
`;
const Parts = styled.div`
  ${stack(space.x5)}

  strong {
    display: block;
    margin-bottom: ${space.x2};
    font-size: ${size.small};
  }
  form button {
    justify-self: start;
  }
`;

const WordForm = () => {
  const { props, field, isPending } = useForm(wordForm);
  return (
    <Fields as="form" {...props}>
      <Field {...field("word")} label={words.word} hint={french(words.hint)} dir="auto" autoComplete="off" required />
      <Button type="submit" size="small" busy={isPending}>
        {isPending ? words.adding : words.add}
      </Button>
    </Fields>
  );
};

const Rules = ({ rules }: { readonly rules: HoldingRules }) => {
  const change = useUnit(ruleChanged);
  const list = useRef<HTMLElement>(null);
  // The pressed button goes with its word.
  const remove = (removed: string) => (change({ removed }), list.current?.focus());
  return (
    <Parts>
      <p>{french(words.lead)}</p>
      <section ref={list} tabIndex={-1} aria-label={words.words}>
        <strong>{words.words}</strong>
        {rules.words.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <Listed>
            {rules.words.map((word) => (
              <li key={word}>
                <bdi>{typeset(word)}</bdi>
                <QuietButton look="bare" aria-label={french(words.removeOf(word))} onClick={() => remove(word)}>
                  {words.remove}
                </QuietButton>
              </li>
            ))}
          </Listed>
        )}
      </section>
      <WordForm />
      <div>
        <Switch isOn={rules.holdsLinks} onChoose={(holdsLinks) => change({ holdsLinks })}>
          {words.links}
        </Switch>
      </div>
      <Select
        label={words.first}
        hint={french(words.firstHint)}
        choices={words.firstChoices}
        value={String(rules.firstComments)}
        onChange={({ currentTarget: { value } }) => change({ firstComments: Number(value) })}
      />
    </Parts>
  );
};

/** What makes a comment wait until the staff has read it. */
export const RulesDialog = () => {
  const { isOpen, rules, close, lost, retry } = useUnit({
    isOpen: $areRulesOpen,
    rules: $rules,
    close: rulesClosed,
    lost: partLoadFailed,
    retry: rulesRetried,
  });
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={french(words.title)}
      onClose={close}
      onLoadError={() => (close(), lost())}
    >
      {rules.status === "loading" && <p role="status">{words.loading}</p>}
      {rules.status === "failed" && (
        <div role="alert">
          <p>{words.failed}</p>
          <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>
        </div>
      )}
      {rules.status === "ready" && <Rules rules={rules.value} />}
    </Dialog>
  );
};
