import type { DraftLink } from "../../../../domain/content/editing/draftLinks.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { $now } from "../../../lib/page/now.ts";
import { $siteAddress } from "../../../lib/page/site.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { sharedDraftAddress } from "../../drafts/address.ts";
import {
  $isBusy,
  $link,
  $sharing,
  linkClosePressed,
  linkCopyPressed,
  linkPressed,
  linkRetried,
  sharingClosed,
} from "./sharing.ts";
import { words } from "./words.ts";

const LinkOf = ({ link }: { readonly link: DraftLink }) => {
  const { site, now, copy } = useUnit({ site: $siteAddress, now: $now, copy: linkCopyPressed });
  const isOver = Date.parse(link.expiresAt) <= now.now;
  if (isOver) return <p>{french(words.over)}</p>;
  return (
    <>
      <Field
        label={words.address}
        readOnly
        value={site + sharedDraftAddress(link.secret)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint={words.until(link.expiresAt)}
      />
      <QuietButton onClick={() => copy(link.secret)}>{words.copy}</QuietButton>
    </>
  );
};

const Body = () => {
  const { link, retry } = useUnit({ link: $link, retry: linkRetried });
  switch (link.status) {
    case "loading":
      return <p role="status">{words.loading}</p>;
    case "failed":
      return (
        <EmptyState
          why="failed"
          title={words.failed}
          text={adviceOnRead(link, words.failedAdvice)}
          action={<QuietButton onClick={() => retry()}>{words.retry}</QuietButton>}
        />
      );
    case "ready":
      return link.value ? <LinkOf link={link.value} /> : <p>{french(words.none)}</p>;
  }
};

/** The secret link of a draft: made, copied, closed. */
export const ShareDialog = () => {
  const { item, link, isBusy, close, lost, make, end } = useUnit({
    item: $sharing,
    link: $link,
    isBusy: $isBusy,
    close: sharingClosed,
    lost: partLoadFailed,
    make: linkPressed,
    end: linkClosePressed,
  });
  const hasLink = link.status === "ready" && link.value !== null;
  return (
    <Dialog
      isOpen={item !== null}
      title={item ? typeset(words.title(item.title)) : ""}
      size="small"
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        link.status === "ready" && (
          <>
            {hasLink && <QuietButton onClick={() => end()}>{words.close}</QuietButton>}
            <Button size="small" busy={isBusy} onClick={() => make()}>
              {hasLink ? words.another : words.make}
            </Button>
          </>
        )
      }
    >
      <p>{french(words.lead)}</p>
      <Body />
    </Dialog>
  );
};
