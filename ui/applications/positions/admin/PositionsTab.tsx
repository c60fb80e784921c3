import { styled } from "styled-components";
import type { Position } from "../../../../domain/applications/positions.ts";
import { CreateRecord, ListTab } from "../../../club/lists/admin/ListTab.tsx";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { staffPositions } from "./positionList.ts";

const Sign = styled.span`
  display: grid;
  color: ${meaning.textQuiet};
`;

const dialog = lazyModule(async () => (await import("./PositionDialog.tsx")).PositionDialog);

const Summary = ({ item }: { readonly item: Position }) => <p dir="auto">{typeset(item.description)}</p>;
const Picture = ({ item }: { readonly item: Position }) => (
  <Sign>
    <Icon name={item.icon} />
  </Sign>
);

const PositionsTab = () => (
  <ListTab model={staffPositions} dialog={dialog} Summary={Summary} Picture={Picture} isAlone />
);

export const parts: ViewParts = {
  Panel: PositionsTab,
  Act: () => <CreateRecord model={staffPositions} dialog={dialog} />,
};
