import { styled } from "styled-components";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { ButtonLink } from "../../design/components/actions/ButtonLink.tsx";
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
  /** What the page is called. */
  readonly title: string;
  /** Where to sign in and come back. */
  readonly way: string;
  readonly words: {
    readonly loading: string;
    readonly signedOut: string;
    readonly signedOutText: string;
    readonly signIn: string;
  };
};

/**
 * What stands on a page for members before it is known who is here, and for whoever isn't signed in: the browser's own mark says
 * which of the two is seen, so nothing flashes.
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
