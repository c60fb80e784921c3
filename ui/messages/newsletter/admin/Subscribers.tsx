import { useId } from "react";
import { Section, SectionBody, SectionTitle, quiet } from "../../../admin/overview/overview.styles.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { styled } from "styled-components";
import { $isListing, subscribersPressed } from "./subscribers.ts";
import { words } from "./words.ts";

const Explanation = styled.p`
  ${quiet}
`;

/** The newsletter's subscribers as a file, for the tool with which the club sends it. */
export const Subscribers = () => {
  const { isListing, press } = useUnit({ isListing: $isListing, press: subscribersPressed });
  const title = useId();
  return (
    <Section $span={12} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.title)}</SectionTitle>
      <SectionBody>
        <Explanation>{typeset(words.text)}</Explanation>
        <QuietButton busy={isListing} onClick={() => press()}>
          <Icon name="doc" />
          {isListing ? words.listing : words.list}
        </QuietButton>
      </SectionBody>
    </Section>
  );
};
