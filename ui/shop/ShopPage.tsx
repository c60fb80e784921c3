import { shop } from "virtual:club/shop";
import { ButtonOut } from "../kit/ButtonOut.tsx";
import { Call } from "../kit/Call.tsx";
import { typeset } from "../kit/french.ts";
import { Head } from "../page/Head.tsx";
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
