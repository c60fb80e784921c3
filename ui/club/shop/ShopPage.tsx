import { shop } from "virtual:club/shop";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { Call } from "../../design/components/boards/Call.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Head } from "../../lib/page/Head.tsx";
import { Others } from "./Others.tsx";
import { Stage } from "./Stage.tsx";
import { words } from "./words.ts";

export const ShopPage = () => {
  const { description, jersey, others, call } = shop;
  return (
    <>
      <Head title={words.title} description={description} path="/shop" />
      <Stage jersey={jersey} />
      {others.length > 0 && <Others products={others} />}
      <Call title={call.title} text={call.text} edge="notch">
        <ButtonOut to={call.address}>{typeset(call.button)}</ButtonOut>
      </Call>
    </>
  );
};
