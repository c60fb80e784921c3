import { useEffect, useRef, useState } from "react";
import {
  type DaysOfLink,
  daysOfLinks,
  type DraftLink,
  type OpenedDraftLink,
} from "../../../../domain/content/editing/draftLinks.ts";
import { useFocusFallback } from "../../../admin/rowFocus.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { $siteAddress } from "../../../lib/page/site.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { sharedDraftAddress } from "../../drafts/address.ts";
import { Address, Links, Parts } from "./ShareDialog.styles.ts";
import {
  $closing,
  $isOpening,
  $links,
  $opened,
  $sharing,
  linkClosePressed,
  linkCopyPressed,
  linkPressed,
  linksRetried,
  sharingClosed,
} from "./sharing.ts";
import { words } from "./words.ts";

const dayChoices = daysOfLinks.map((days) => ({ value: String(days), words: words.daysOf[days] }));

/** A new link, selected to be copied. */
const NewLink = ({ link: { secret } }: { readonly link: OpenedDraftLink }) => {
  const { site, copy } = useUnit({ site: $siteAddress, copy: linkCopyPressed });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [secret]);
  return (
    <Address>
      <Field
        label={words.address}
        readOnly
        ref={field}
        value={site + sharedDraftAddress(secret)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <QuietButton onClick={() => copy(secret)}>{words.copy}</QuietButton>
    </Address>
  );
};

const OpenLinks = ({ links }: { readonly links: readonly DraftLink[] }) => {
  const { closing, close } = useUnit({ closing: $closing, close: linkClosePressed });
  return (
    <ul>
      {links.map(({ id, expiresAt }) => (
        <li key={id}>
          <time dateTime={expiresAt}>{typeset(words.until(expiresAt))}</time>
          <QuietButton
            look="bare"
            busy={closing.includes(id)}
            aria-label={words.closeOf(expiresAt)}
            onClick={() => close(id)}
          >
            {words.close}
          </QuietButton>
        </li>
      ))}
    </ul>
  );
};

const Known = () => {
  const { links, retry } = useUnit({ links: $links, retry: linksRetried });
  switch (links.status) {
    case "loading":
      return <p role="status">{words.loading}</p>;
    case "failed":
      return (
        <EmptyState
          why="failed"
          title={words.failed}
          text={adviceOnRead(links)}
          action={<QuietButton onClick={() => retry()}>{words.retry}</QuietButton>}
        />
      );
    case "ready":
      return links.value.length > 0 ? <OpenLinks links={links.value} /> : <p>{french(words.none)}</p>;
  }
};

type BodyProps = { readonly days: DaysOfLink; readonly onChoose: (days: DaysOfLink) => void };

const Body = ({ days, onChoose }: BodyProps) => {
  const { opened, links } = useUnit({ opened: $opened, links: $links });
  const { row, stay } = useFocusFallback<HTMLHeadingElement>(links);
  return (
    <Parts>
      <p>{french(words.lead)}</p>
      <Choices
        label={words.days}
        choices={dayChoices}
        chosen={String(days)}
        onChoose={(value) => onChoose(daysOfLinks.find((one) => String(one) === value) ?? days)}
      />
      {opened && <NewLink link={opened} />}
      <Links aria-labelledby="open-links" {...row}>
        <h3 id="open-links" tabIndex={-1} ref={stay}>
          {words.links}
        </h3>
        <Known />
      </Links>
    </Parts>
  );
};

const Make = ({ days }: { readonly days: DaysOfLink }) => {
  const { isOpening, make } = useUnit({ isOpening: $isOpening, make: linkPressed });
  return (
    <Button size="small" busy={isOpening} onClick={() => make(days)}>
      {words.make}
    </Button>
  );
};

/** The secret links of a draft: opened for some days, copied, closed. */
export const ShareDialog = () => {
  const { item, close, lost } = useUnit({ item: $sharing, close: sharingClosed, lost: partLoadFailed });
  const [days, choose] = useState<DaysOfLink>(7);
  return (
    <Dialog
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={<Make days={days} />}
      isOpen={item !== null}
      size="small"
      title={item ? typeset(words.title(item.title)) : ""}
    >
      <Body days={days} onChoose={choose} />
    </Dialog>
  );
};
