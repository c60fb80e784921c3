import type { Product } from "../../../../domain/club/shop/product.ts";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { Units } from "../../../design/components/text/Units.tsx";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { CreateRecord, ListTab } from "../../lists/admin/ListTab.tsx";
import { price } from "../format.ts";
import { staffProducts } from "./products.ts";
import { notOnSale } from "./words.ts";

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

export const parts: ViewParts = { Panel: ShopTab, Act: () => <CreateRecord model={staffProducts} dialog={dialog} /> };
