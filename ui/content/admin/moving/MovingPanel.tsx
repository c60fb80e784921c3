import { useId } from "react";
import { Section, SectionBody, SectionTitle } from "../../../admin/overview/overview.styles.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $isExporting, exportPressed } from "./exporting.ts";
import { ImportList } from "./ImportList.tsx";
import { Explanation, Sections } from "./moving.styles.ts";
import { Taking } from "./Taking.tsx";
import { words } from "./words.ts";

const ExportSection = () => {
  const { isExporting, press } = useUnit({ isExporting: $isExporting, press: exportPressed });
  const title = useId();
  return (
    <Section $span={4} aria-labelledby={title}>
      <SectionTitle id={title}>{words.export}</SectionTitle>
      <SectionBody>
        <Explanation>{french(words.exportText)}</Explanation>
        <QuietButton busy={isExporting} onClick={() => press()}>
          <Icon name="low" />
          {isExporting ? words.exporting : words.exportButton}
        </QuietButton>
      </SectionBody>
    </Section>
  );
};

/** Content from other sites, what was imported before, and the export of the whole site. */
const MovingPanel = () => (
  <Sections>
    <Taking />
    <ExportSection />
    <ImportList />
  </Sections>
);

export const parts: ViewParts = { Panel: MovingPanel };
