import type { Command, EditorState } from "prosemirror-state";
import { useState } from "react";
import { isAbsoluteAddress, isOpenAddress } from "../../../../../domain/shared/address.ts";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { linkAt, removeLink, setLink } from "./format.ts";
import { OwnPages } from "./OwnPages.tsx";
import { Asked, Row } from "./RichText.styles.ts";
import { words } from "./words.ts";

/** An address as it is typed: "club.fr" is meant as one of the web. */
const completed = (typed: string): string => {
  const address = typed.trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
};

/** Tips hold addresses of the web only, articles pages of this site too. */
const isValid = { article: isOpenAddress, tip: isAbsoluteAddress } satisfies Record<
  ContentKind,
  (text: string) => boolean
>;

/** Always the same function, so that the bar takes the focus once, when it opens. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

type LinkBarProps = {
  readonly kind: ContentKind;
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
};

/** Asks for the address of a link. Escape leaves it, and the text keeps its selection. */
export const LinkBar = ({ kind, state, run, onClose }: LinkBarProps) => {
  const [opened] = useState(() => ({ doc: state.doc, link: linkAt(state) }));
  const { link } = opened;
  // In a text that has changed since, the old places are of other words.
  const linkNow = () => (state.doc === opened.doc ? link : linkAt(state));
  const [address, type] = useState(link.address);
  const [isWrong, setWrong] = useState(false);
  const send = () => {
    const whole = completed(address);
    if (!isValid[kind](whole)) return setWrong(true);
    onClose();
    return run(setLink(linkNow(), whole));
  };
  return (
    <Asked
      role="group"
      aria-label={words.link}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Field
        label={words.linkAddress}
        hint={words.linkHint[kind]}
        error={isWrong ? words.badLink[kind] : undefined}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        ref={focus}
        defaultValue={address}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          send();
        }}
      />
      <OwnPages
        kind={kind}
        typed={address === link.address ? "" : address}
        onChoose={({ address: found, title }) => {
          onClose();
          run(setLink(linkNow(), found, title));
        }}
      />
      <Row>
        <QuietButton onClick={send}>{words.setLink}</QuietButton>
        {link.address !== "" && (
          <QuietButton
            onClick={() => {
              onClose();
              run(removeLink(linkNow()));
            }}
          >
            {words.removeLink}
          </QuietButton>
        )}
        <QuietButton look="bare" onClick={onClose}>
          {words.cancel}
        </QuietButton>
      </Row>
    </Asked>
  );
};
