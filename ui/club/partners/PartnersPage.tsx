import { partners as texts } from "virtual:club/partners";
import type { Partner as PartnerOfClub } from "../../../domain/club/partners/partner.ts";
import { StaffStep } from "../../admin/setup/StaffStep.tsx";
import { Board } from "../../design/components/boards/Board.tsx";
import { useHasFeature } from "../../lib/page/features.ts";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Call } from "../../design/components/boards/Call.tsx";
import { TextSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { FirstState } from "../../design/components/surfaces/FirstState.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import { useFollowing } from "../../lib/live/following.ts";
import { Head } from "../../lib/page/Head.tsx";
import type { PageHandle } from "../../lib/page/handle.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { useTexts } from "../pages/texts.ts";
import { Band, EmptyBand } from "./Band.tsx";
import { words } from "../words.ts";
import { Logo } from "./Logo.tsx";
import { Kind, List, Partner, Plate, Text } from "./PartnersPage.styles.ts";
import { stateWords } from "./words.ts";
import { $partners, $partnersStatus, partnersOpened, partnersRetried } from "./partners.ts";

const PartnerEntry = ({ partner }: { readonly partner: PartnerOfClub }) => {
  const { name, kind, text, address } = partner;
  return (
    <Partner>
      <Plate>
        <Logo partner={partner} size={104} alt={words.logoOf(name)} />
      </Plate>
      <Text>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <Kind dir="auto">{typeset(kind)}</Kind>
        <p dir="auto">{typeset(text)}</p>
      </Text>
      <TextLink way="out" to={address}>
        <span>
          {words.visit}
          <VisuallyHidden>{words.visitOf(name)}</VisuallyHidden>
        </span>
      </TextLink>
    </Partner>
  );
};

const Partners = () => {
  const { partners, retry } = useUnit({ partners: $partners, retry: partnersRetried });
  if (partners.status === "loading") return <TextSkeleton words={stateWords.loading} />;
  if (partners.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    const text = adviceOnRead(partners);
    return <EmptyState why="failed" title={stateWords.failed} text={text} action={again} />;
  }
  if (partners.value.length === 0) {
    return (
      <FirstState what="partners" title={stateWords.none} text={stateWords.noneText}>
        <StaffStep id="partner" />
      </FirstState>
    );
  }
  return (
    <List>
      {partners.value.map((partner) => (
        <PartnerEntry key={partner.id} partner={partner} />
      ))}
    </List>
  );
};

export const Component = () => {
  const { partners } = useUnit({ partners: $partners });
  useFollowing("partners");
  const { title, lead, call } = useTexts("partners", texts);
  const shown = partners.status === "ready" ? partners.value : [];
  return (
    <>
      <Head title={words.partners} description={lead} path="/partners" />
      <PageHead title={typeset(title)} text={typeset(lead)} />
      {partners.status === "loading" && <EmptyBand />}
      {shown.length > 0 && <Band partners={shown} />}
      <Board $ground="ice" as="div">
        <Wrap>
          <Partners />
        </Wrap>
      </Board>
      {useHasFeature("contact") && (
        <Call title={call.title} text={call.text}>
          <ButtonLink to="/contact">{words.contact}</ButtonLink>
        </Call>
      )}
    </>
  );
};

export const handle: PageHandle = { opened: partnersOpened, status: $partnersStatus, shows: ["partners"] };
