import { useEffect } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Switch, SwitchFrame } from "../design/components/actions/Switch.tsx";
import { ArticleSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { french } from "../design/components/text/french.ts";
import { space } from "../design/tokens/measures.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $choices, choicesRetried, choicesWanted, chosen } from "./choices.ts";
import { choiceWords as words, kindWords } from "./words.ts";

const List = styled(SwitchFrame)`
  display: grid;
  gap: ${space.x2};
  justify-items: start;

  button {
    white-space: normal;
    text-align: left;
  }
`;

/** What the member is told of on the site: a switch for each kind. */
export const Choices = () => {
  const { choices, want, retry, choose } = useUnit({
    choices: $choices,
    want: choicesWanted,
    retry: choicesRetried,
    choose: chosen,
  });
  useEffect(() => want(), [want]);

  if (choices.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (choices.status === "failed") {
    return (
      <>
        <p role="status">{french(words.failed)}</p>
        <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>
      </>
    );
  }
  return (
    <List>
      {choices.value.map((choice) => (
        <Switch key={choice.kind} look="bare" isOn={choice.onSite} onChoose={(onSite) => choose({ ...choice, onSite })}>
          {french(kindWords[choice.kind])}
        </Switch>
      ))}
    </List>
  );
};
