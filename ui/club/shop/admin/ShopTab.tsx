import type { Product } from "../../../../domain/club/shop/product.ts";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { Units } from "../../../design/components/text/Units.tsx";
import type { AdminView } from "../../../lib/page/slots.ts";
import { CreateRecord, ListTab } from "../../lists/admin/ListTab.tsx";
import { price } from "../format.ts";
import { staffProducts } from "./products.ts";
import { notOnSale, words } from "./words.ts";

const dialog = lazyModule(async () => (await import("./ProductDialog.tsx")).ProductDialog);

const Summary = ({ item }: { readonly item: Product }) => {
  const sale = item.orderLink === null ? notOnSale : item.stock;
  return (
    <p>
      <Units text={price(item.cents)} />
      {sale && typeset(`, ${sale}`)}
    </p>
  );
};

const ShopTab = () => <ListTab model={staffProducts} dialog={dialog} Summary={Summary} isAlone />;

export const view: AdminView = {
  path: words.path,
  words: words.tab,
  order: 3,
  tab: { group: "club", icon: "shirt" },
  Act: () => <CreateRecord model={staffProducts} dialog={dialog} />,
  creations: [{ words: words.create }],
  Panel: ShopTab,
};
