import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, useState } from "react";
import { isTipLink } from "../../../../../../domain/content/body/content.ts";
import { isOpenAddress, sitePathIn } from "../../../../../../domain/shared/address.ts";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import { Field } from "../../../../../design/components/forms/Field.tsx";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { addLinkBlock } from "../document/blocks.ts";
import { linkAt, removeLink, setLink } from "../document/format.ts";
import { OwnPages } from "./OwnPages.tsx";
import { Asked, Row } from "../RichText.styles.ts";
import { words } from "../words.ts";

/** An address as it is typed: "club.fr" is meant as one of the web, and an article keeps the paths of its own site. */
const completed = (typed: string, kind: ContentKind): string => {
  const address = kind === "article" ? sitePathIn(typed.trim(), location.origin) : typed.trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
};

/** Tips hold addresses of the web only, articles pages of this site too. */
const isValid = { article: isOpenAddress, tip: isTipLink } satisfies Record<ContentKind, (text: string) => boolean>;

/** Longer words have no room on a button. */
const longestLabel = 80;

/** Always the same function, so that the bar takes the focus once, when it opens. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

type LinkBarProps = {
  readonly kind: ContentKind;
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  /** It adds a button, whose words it asks for too. */
  readonly isButton: boolean;
  readonly onClose: () => void;
};

/** Asks for the address of a link, or of a button. Escape leaves it, and the text keeps its selection. */
export const LinkBar = ({ kind, state, run, isButton, onClose }: LinkBarProps) => {
  const [opened] = useState(() => ({
    doc: state.doc,
    link: isButton ? { ...linkAt(state), address: "" } : linkAt(state),
  }));
  const { link } = opened;
  // In a text that has changed since, the old places are of other words.
  const linkNow = () => (state.doc === opened.doc ? link : linkAt(state));
  const [address, type] = useState(link.address);
  const [label, name] = useState("");
  const [wrong, setWrong] = useState<"address" | "label" | null>(null);
  const put = (whole: string, title: string) => {
    onClose();
    run(isButton ? addLinkBlock("button", whole, label.trim() || title) : setLink(linkNow(), whole, title));
  };
  const send = () => {
    const whole = completed(address, kind);
    if (isButton && label.trim() === "") setWrong("label");
    else if (!isValid[kind](whole)) setWrong("address");
    else put(whole, whole);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send();
  };
  return (
    <Asked
      role="group"
      aria-label={isButton ? words.button : words.link}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      {isButton && (
        <Field
          label={words.buttonWords}
          error={wrong === "label" ? words.noButtonWords : undefined}
          autoComplete="off"
          maxLength={longestLabel}
          ref={focus}
          onChange={({ currentTarget }) => {
            name(currentTarget.value);
            setWrong(null);
          }}
          onKeyDown={sendOnEnter}
        />
      )}
      <Field
        label={words.linkAddress}
        hint={words.linkHint[kind]}
        error={wrong === "address" ? words.badLink[kind] : undefined}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        ref={isButton ? undefined : focus}
        defaultValue={address}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          setWrong(null);
        }}
        onKeyDown={sendOnEnter}
      />
      <OwnPages
        kind={kind}
        typed={address === link.address ? "" : address}
        onChoose={({ address: found, title }) => put(found, title)}
      />
      <Row>
        <QuietButton onClick={send}>{isButton ? words.setButton : words.setLink}</QuietButton>
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
