import { styled } from "styled-components";
import { ArticleBones } from "../kit/Bones.tsx";
import { ButtonLink } from "../kit/ButtonLink.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { french } from "../kit/french.ts";
import { seenByMembers, seenByVisitors } from "../kit/kept.ts";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";

const ForMembers = styled.div`
  ${seenByMembers}
`;
const ForVisitors = styled.div`
  ${seenByVisitors}
`;

export type DoorstepProps = {
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
export const Doorstep = ({ title, way, words }: DoorstepProps) => (
  <>
    <VisuallyHidden as="h1">{french(title)}</VisuallyHidden>
    <ForMembers>
      <ArticleBones words={words.loading} />
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
