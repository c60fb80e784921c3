import type { Partner } from "../../../../domain/club/partners/partner.ts";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { typeset } from "../../../design/components/text/french.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { CreateRecord, ListTab } from "../../lists/admin/ListTab.tsx";
import { Logo } from "../Logo.tsx";
import { staffPartners } from "./partners.ts";

const dialog = lazyModule(async () => (await import("./PartnerDialog.tsx")).PartnerDialog);

const Summary = ({ item }: { readonly item: Partner }) => <p>{typeset(item.kind)}</p>;
const Picture = ({ item }: { readonly item: Partner }) => <Logo partner={item} size={48} />;

const PartnersTab = () => <ListTab model={staffPartners} dialog={dialog} Summary={Summary} Picture={Picture} isAlone />;

export const parts: ViewParts = {
  Panel: PartnersTab,
  Act: () => <CreateRecord model={staffPartners} dialog={dialog} />,
};
