import { styled } from "styled-components";
import { $account, $session } from "../../accounts/session/session.ts";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { VisitorFace } from "../../design/components/media/VisitorFace.tsx";
import { memberOnly, visitorOnly } from "../../lib/loading/memberOnly.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Opener } from "./CommentBox.styles.ts";
import type { Reactions } from "./reactions.ts";
import { words } from "./words.ts";

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
          <VisitorFace size="comment" />
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
