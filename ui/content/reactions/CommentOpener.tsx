import { styled } from "styled-components";
import { $account, $session } from "../../accounts/session/session.ts";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { stroke } from "../../design/tokens/measures.ts";
import { reactions as sizes } from "../../design/tokens/parts/reactions.ts";
import { memberOnly, visitorOnly } from "../../lib/loading/memberOnly.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Opener } from "./CommentBox.styles.ts";
import type { Reactions } from "./reactions.ts";
import { words } from "./words.ts";

const Dashed = styled.svg`
  width: ${sizes.comment};
  height: ${sizes.comment};
  fill: none;
  stroke: ${meaning.lineStrong};
  stroke-width: ${stroke.hairline};
  stroke-dasharray: 2 1.5;
`;

/** A head without a face: no member yet. */
export const VisitorFace = () => (
  <Dashed viewBox="0 0 24 24" aria-hidden="true">
    <path d="m2 23 2-6 5-2h6l5 2 2 6zM8 4l4-1.500L16 4l.500 6-2 4-2.500 1-2.500-1-2-4z" />
  </Dashed>
);

/** The face of the signed-in member. Empty until the account is known. */
export const OwnFace = () => {
  const account = useUnit($account);
  return (
    <Face
      name={account?.username ?? account?.email ?? ""}
      picture={account?.avatar}
      drawing={memberFace(account?.username)}
      size="comment"
    />
  );
};

const ForVisitor = styled.span`
  &[data-meanwhile] {
    ${visitorOnly}
  }
`;
const ForMember = styled.span`
  &[data-meanwhile] {
    ${memberOnly}
  }
`;

/** Stands in the place of the closed comment box, and opens it. */
export const CommentOpener = <Id extends string>({ reactions }: { readonly reactions: Reactions<Id> }) => {
  const { session, open } = useUnit({ session: $session, open: reactions.boxToggled });
  const { status } = session;
  // The server's page has both: it doesn't know for whom it is.
  const meanwhile = status === "checking" || undefined;
  return (
    <Opener>
      {status !== "member" && (
        <ForVisitor data-meanwhile={meanwhile}>
          <VisitorFace />
        </ForVisitor>
      )}
      {status !== "visitor" && (
        <ForMember data-meanwhile={meanwhile}>
          <OwnFace />
        </ForMember>
      )}
      <button type="button" aria-expanded={false} aria-controls="comment-box" onClick={() => open()}>
        {status !== "member" && <ForVisitor data-meanwhile={meanwhile}>{words.signInToComment.join("")}</ForVisitor>}
        {status !== "visitor" && <ForMember data-meanwhile={meanwhile}>{words.writeComment}</ForMember>}
      </button>
    </Opener>
  );
};
