import { styled } from "styled-components";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { french } from "../../design/components/text/french.ts";
import { memberOnly, visitorOnly } from "../../lib/loading/memberOnly.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";

const ForMembers = styled.div`
  ${memberOnly}
`;
const ForVisitors = styled.div`
  ${visitorOnly}
`;

export type SignInGateProps = {
  /** The page's title. */
  readonly title: string;
  /** The address of the sign-in page, with the way back. */
  readonly way: string;
  readonly words: {
    readonly loading: string;
    readonly signedOut: string;
    readonly signedOutText: string;
    readonly signIn: string;
  };
};

/**
 * Shown on a members' page to visitors, and while the session is unknown. An attribute that the inline script sets before the first
 * paint decides by CSS which of the two is visible, so nothing flashes.
 */
export const SignInGate = ({ title, way, words }: SignInGateProps) => (
  <>
    <VisuallyHidden as="h1">{french(title)}</VisuallyHidden>
    <ForMembers>
      <ArticleSkeleton words={words.loading} />
    </ForMembers>
    <ForVisitors>
      <EmptyState
        why="first"
        title={words.signedOut}
        text={words.signedOutText}
        action={
          <ButtonLink size="small" to={way}>
            {words.signIn}
          </ButtonLink>
        }
      />
    </ForVisitors>
  </>
);
