import type { ReactNode } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { TextSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { stack } from "../../design/tokens/layout.ts";
import { space } from "../../design/tokens/measures.ts";
import { wrap } from "../../design/tokens/text.ts";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import type { Loaded } from "../../lib/loading/loaded.ts";
import { Head } from "../../lib/page/Head.tsx";
import { teamsPath } from "./address.ts";
import { words } from "./words.ts";

const Apart = styled.div`
  ${wrap}
  ${stack(space.x5)}
  padding-block: ${space.x7} ${space.section};
`;

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Apart>
    <Head title={title} />
    <div>
      <TextLink way="back" to={teamsPath}>
        {words.allTeams}
      </TextLink>
    </div>
    {children}
  </Apart>
);

type ShownOrWhyNotProps<Value> = {
  readonly state: Loaded<Value> | { readonly status: "not-found" };
  readonly retry: () => void;
  readonly words: {
    readonly loading: string;
    readonly notFound: string;
    readonly notFoundAdvice: string;
    readonly failed: string;
  };
  readonly children: (value: Value) => ReactNode;
};

/** The loaded page, or the reason why nothing is loaded with a link to all teams. */
export const ShownOrWhyNot = <Value,>({ state, retry, words: own, children }: ShownOrWhyNotProps<Value>) => {
  if (state.status === "ready") return children(state.value);
  if (state.status === "loading") {
    return (
      <Frame title={own.loading}>
        <TextSkeleton words={own.loading} />
      </Frame>
    );
  }
  const isMissing = state.status === "not-found";
  const title = isMissing ? own.notFound : own.failed;
  const again = () => {
    focusContent();
    retry();
  };
  return (
    <Frame title={title}>
      <EmptyState
        heading="h1"
        why={isMissing ? "filtered" : "failed"}
        title={title}
        text={isMissing ? own.notFoundAdvice : adviceOnRead(state)}
        action={!isMissing && <QuietButton onClick={again}>{words.retry}</QuietButton>}
      />
    </Frame>
  );
};
